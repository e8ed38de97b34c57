/** The possible settings of notices. */
import type { NoticeChannels, NoticeDigests, NoticeSettings } from "$generated/openapi";

export type Channel = keyof NoticeChannels;
export type Sent = keyof NoticeDigests;
export type Kind = NoticeChannels["push"][number];
export const CHANNELS: Channel[] = ["browser", "push", "mail", "webhook"];
export const KINDS: Kind[] = ["turn", "offer", "deadline", "over", "invitation", "chat"];
/** Minutes between two messages. */
export const GAPS = [0, 15, 60, 240, 1440];

type Chosen = Pick<NoticeSettings, "channels" | "digests" | "quiet" | "zone" | "webhook" | "discord">;

/** The part of the settings that the server takes. */
export const chosenOf = ({ channels, digests, quiet, zone, webhook, discord }: NoticeSettings): Chosen => ({
  channels,
  digests,
  quiet,
  zone,
  webhook,
  discord,
});

/** Convert between "22:30" and the minute of the day. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
