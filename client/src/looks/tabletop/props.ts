/** Things in the scenes of the city tiles. Each is placed by the centre or the left end of its base. */
import { box, line, oval, path } from "./draw";
import * as S from "./stage";

export const sheaf = (x: number, y: number): string =>
  path(`M${x - 1.6} ${y}l-.8 -5.4h4.8l-.8 5.4z`, S.GOLD) +
  line(
    `M${x - 2.2} ${y - 5}l-1 -2M${x} ${y - 5}v-2.6M${x + 2.2} ${y - 5}l1 -2M${x - 1.2} ${y - 5}l-.4 -2.4M${x + 1.2} ${y - 5}l.4 -2.4`,
    S.GOLD,
    0.8,
  ) +
  line(`M${x - 2} ${y - 2.6}h4`, S.GOLD_SHADE, 0.8);
export const coins = (x: number, y: number, n: number): string =>
  Array.from(
    { length: n },
    (_, k) => oval(x, y - k * 1.5, 3, 1.2, S.GOLD_SHADE) + oval(x, y - k * 1.5 - 0.6, 3, 1.2, S.GOLD),
  ).join("") + oval(x - 0.6, y - n * 1.5 + 0.7, 1.4, 0.5, "#fff3bd");
export const stall = (x: number, y: number, w: number): string => {
  const stripes = Array.from({ length: 5 }, (_, k) =>
    path(
      `M${x + (k * w) / 5} ${y - 13}h${w / 5}l${k < 2 ? -1 : k > 2 ? 1 : 0} 4.6a${w / 10} 1.6 0 0 1 ${-w / 5} 0z`,
      k % 2 ? S.STONE_LIT : S.ROOF,
    ),
  ).join("");
  return (
    S.shadow(x, y, w) +
    line(`M${x + 0.6} ${y}v-12M${x + w - 0.6} ${y}v-12`, S.TIMBER_SHADE, 0.9) +
    box(x, y - 4.4, w, 4.4, S.TIMBER) +
    box(x, y - 4.4, w, 1, "#cf9a58") +
    [0.2, 0.45, 0.7]
      .map((k, n) => oval(x + w * k + 1, y - 5, 1.3, 1.1, ["#c9482f", "#e0a030", "#7da03f"][n] ?? ""))
      .join("") +
    stripes
  );
};
export const shield = (x: number, y: number): string =>
  oval(x, y, 3.1, 3.1, S.ROOF_SHADE) +
  oval(x - 0.2, y - 0.2, 2.6, 2.6, S.ROOF) +
  oval(x - 0.2, y - 0.2, 1.4, 1.4, S.GOLD) +
  line(`M${x - 1.9} ${y - 1.6}q.8 -.9 1.8 -1`, "#fff8e2", 0.5);
export const spear = (x: number, y: number, h: number, lean: number): string =>
  line(`M${x} ${y}l${lean} ${-h}`, S.TIMBER_SHADE, 0.8) + path(`M${x + lean} ${y - h - 3}l1.1 3h-2.2z`, "#dfe3e6");
export const tent = (x: number, y: number, w: number, h: number): string =>
  S.shadow(x, y, w) +
  path(`M${x} ${y}L${x + w * 0.45} ${y - h}L${x + w} ${y}z`, S.ROOF) +
  path(`M${x} ${y}L${x + w * 0.45} ${y - h}L${x + w * 0.3} ${y}z`, S.ROOF_LIT) +
  path(`M${x + w * 0.45} ${y - h}L${x + w} ${y}H${x + w * 0.66}z`, S.ROOF_SHADE) +
  path(`M${x + w * 0.46} ${y - h * 0.7}L${x + w * 0.58} ${y}h${-w * 0.22}z`, "#2c1806");
export const menhir = (x: number, y: number, w: number, h: number): string =>
  S.shadow(x, y, w) +
  path(`M${x} ${y}l.6 ${-h + 1}q${w / 2} -2 ${w - 1} .4l.6 ${h - 1.4}z`, S.STONE_SHADE) +
  path(`M${x} ${y}l.6 ${-h + 1}q${w / 4} -1 ${w / 2} -.8l-.4 ${h - 0.2}z`, S.STONE_LIT);
export const fence = (x: number, y: number, w: number): string => {
  let posts = "";
  for (let k = 0; k <= w; k += 5) posts += `M${x + k} ${y}v-4.6`;
  return line(`M${x} ${y - 3.4}h${w}M${x} ${y - 1.6}h${w}`, S.TIMBER, 0.8) + line(posts, S.TIMBER_SHADE, 1.1);
};
export const crane = (x: number, y: number, h: number): string =>
  line(`M${x} ${y}v${-h}l11 -3M${x} ${y - h + 6}l6 -7.4M${x} ${y - h}l-4 2.4`, S.TIMBER, 1.3) +
  line(`M${x + 10} ${y - h - 2.6}v9`, S.TIMBER_SHADE, 0.5) +
  S.block(x + 7.6, y - h + 10, 4, 3);
export const horse = (x: number, y: number): string =>
  oval(x + 7, y + 0.4, 8, 1.1, "#1c1004", 'opacity=".32"') +
  path(
    `M${x} ${y}l.6 -6.4q-.6 -4 3 -4.6h6.4l2.6 -3.8 1 -1.6.6 1.4 3.2 2.6 -.8 1.6 -2.6 -.4 -1.6 4.2q-.2 2 -1 3l.4 4h-1.4l-.8 -4.2q-3 .8 -5.6 .2l-1.4 4h-1.6z`,
    "#8a5127",
  ) +
  path(`M${x + 1} ${y - 8}q-2.4 1.4 -2 5q1.4 -1.6 2.4 -4zM${x + 10} ${y - 11}l2.6 -3.8.8 .4 -2 4.4z`, "#452309") +
  line(`M${x + 3} ${y - 10.4}h6`, "#c58a55", 0.8);
export const scales = (x: number, y: number): string =>
  line(
    `M${x} ${y}v-9M${x - 5} ${y - 8}h10M${x - 5} ${y - 8}l-1.6 3.4h3.2zM${x + 5} ${y - 8}l-1.6 3.4h3.2z`,
    S.GOLD_SHADE,
    0.9,
  ) + path(`M${x - 6.8} ${y - 4.6}h3.6q-1.8 2 -3.6 0zM${x + 3.2} ${y - 4.6}h3.6q-1.8 2 -3.6 0z`, S.GOLD);
export const person = (x: number, y: number, cloth: string): string =>
  oval(x + 1, y + 0.2, 2.2, 0.6, "#1c1004", 'opacity=".35"') +
  path(`M${x - 1.6} ${y}q0 -5 1.6 -5t1.6 5z`, cloth) +
  oval(x, y - 6, 1.2, 1.3, "#e2b184");
export const star = (x: number, y: number, s: number): string =>
  path(
    `M${x} ${y - s}l${s * 0.3} ${s * 0.7} ${s * 0.7} ${s * 0.3} ${-s * 0.7} ${s * 0.3} ${-s * 0.3} ${s * 0.7} ${-s * 0.3} ${-s * 0.7} ${-s * 0.7} ${-s * 0.3} ${s * 0.7} ${-s * 0.3}z`,
    "#ffe9a0",
  );
export const silo = (x: number, y: number, w: number, h: number): string =>
  S.tower(x, y, w, h, w * 0.75) + S.door(x + w / 2 - 1.3, y, 2.6, 4.4);

export function amphora(x: number, y: number): string {
  return (
    oval(x + 1, y + 0.2, 3, 0.8, "#1c1004", 'opacity=".32"') +
    path(`M${x - 1.2} ${y}q-3 -4 -.6 -6.4l-.4 -1.6h4.4l-.4 1.6q2.4 2.4 -.6 6.4z`, "#b5562b") +
    path(`M${x - 1.2} ${y}q-3 -4 -.6 -6.4h1.2q-1.4 2.4 .6 6.4z`, "#e08a55") +
    line(`M${x - 2} ${y - 3.6}h4.4`, "#3a1606", 0.7)
  );
}

export function bed(x: number, y: number): string {
  return (
    oval(x, y, 4, 1.4, S.LEAF_SHADE) +
    oval(x - 1.6, y - 0.7, 1.1, 0.9, S.LEAF_LIT) +
    oval(x + 0.6, y - 0.9, 1, 0.8, "#d8607a") +
    oval(x + 2.2, y - 0.5, 0.9, 0.7, "#efd06a")
  );
}
