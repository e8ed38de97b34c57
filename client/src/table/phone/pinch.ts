/** Two fingers zoom and move the content; a double tap resets it. */

const MOST = 3;

export function pinch(element: HTMLElement): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let scale = 1;
  let x = 0;
  let y = 0;
  let span = 0;
  let middle = { x: 0, y: 0 };
  const inner = () => element.firstElementChild as SVGElement | HTMLElement | null;

  function draw(): void {
    const target = inner();
    if (!target) return;
    const room = element.getBoundingClientRect();
    x = Math.min(0, Math.max(x, room.width * (1 - scale)));
    y = Math.min(0, Math.max(y, room.height * (1 - scale)));
    target.style.transformOrigin = "0 0";
    target.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  }

  function measure() {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return null;
    const room = element.getBoundingClientRect();
    return {
      span: Math.hypot(a.x - b.x, a.y - b.y),
      middle: { x: (a.x + b.x) / 2 - room.left, y: (a.y + b.y) / 2 - room.top },
    };
  }

  function down(event: PointerEvent): void {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = measure();
    if (now) ({ span, middle } = now);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = measure();
    if (now && span > 0) {
      const next = Math.min(MOST, Math.max(1, (scale * now.span) / span));
      x = now.middle.x - ((middle.x - x) * next) / scale;
      y = now.middle.y - ((middle.y - y) * next) / scale;
      scale = next;
      ({ span, middle } = now);
    } else if (fingers.size === 1 && scale > 1) {
      x += event.clientX - before.x;
      y += event.clientY - before.y;
    } else return;
    event.preventDefault();
    draw();
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    span = 0;
  }

  function back(): void {
    scale = 1;
    draw();
  }

  element.style.touchAction = "none";
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("dblclick", back);
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("dblclick", back);
  };
}
