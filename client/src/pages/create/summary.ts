/** The options of a table that differ from its preset, in words. */
import { messages, t } from "$i18n/index.svelte";
import type { Table } from "$api/types";
import type { GameKind, OptionField } from "$generated/openapi";

export interface Agreed {
  name: string;
  label: string;
  value: string;
}

export function agreed(kind: GameKind, table: Pick<Table, "preset" | "options">): Agreed[] {
  const base = kind.presets.find((preset) => preset.name === table.preset)?.options ?? {};
  return kind.options.flatMap((field) => {
    const value = table.options[field.name];
    const usual = base[field.name] ?? field.default;
    if (value === undefined || JSON.stringify(value) === JSON.stringify(usual)) return [];
    return [{ name: field.name, label: t(field.label), value: inWords(field, value) }];
  });
}

function inWords(field: OptionField, value: unknown): string {
  const nameOf = (one: string) => {
    const choice = field.choices.find((known) => known.value === one);
    return choice ? t(choice.label) : one;
  };
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  if (Array.isArray(value)) return messages.list(value.map((one) => nameOf(String(one))));
  if (typeof value === "object") return t("option-on");
  return nameOf(String(value));
}
