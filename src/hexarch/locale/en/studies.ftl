# Studies in English.

studies-title = Studies
studies-intro = Games in chapters, with comments and marks on the board. Studies are private, or shared with anyone who has the link.
studies-none = No studies yet
studies-none-text = Create one here, or save a position to a study from a replay or an analysis.
studies-account = Studies need an account.
studies-name = Title of the study
studies-make = Create
studies-import = Import a file
studies-untitled = Untitled study
studies-count = { $count ->
    [one] 1 chapter
   *[other] { $count } chapters
}
studies-shared = Shared by link
studies-private = Private
studies-chapters = Chapters
studies-chapter = Chapter { $number }
studies-empty = This study has no chapters yet
studies-empty-text = Open a replay or an analysis and save its position to this study.
studies-share = Share by link
studies-unshare = Stop sharing
studies-link = Link for readers
studies-copy = Copy
studies-copied = Copied.
studies-file = Download
studies-delete = Delete the study
studies-delete-chapter = Delete the chapter
studies-delete-sure = Delete it permanently?
studies-rename = Rename
studies-play = Add moves
studies-notes = Notes
studies-note = Comment on this position
studies-note-none = No comment on this position.
studies-save = Save
studies-saved = Saved.
studies-noted = Positions with notes
studies-position = Position { $at }
studies-mark = Mark the board
studies-mark-text = Choose something on the board to put a ring around it. To draw an arrow, choose two things and hold Shift for the second. Choose a mark again to remove it.
studies-mark-arrow = Arrow
studies-mark-clear = Remove the marks
studies-colour = Colour
studies-colour-green = green
studies-colour-red = red
studies-colour-blue = blue
studies-colour-yellow = yellow
studies-add = Save to a study
studies-add-to = To this study
studies-add-new = a new study
studies-add-title = Title of the chapter
studies-back = All studies
studies-marked = Marked: { $things }
