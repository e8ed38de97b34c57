/** Shows the OpenAPI document of this server: every operation with its shapes, and a form to try it. */
"use strict";

const main = document.getElementById("operations");
const tokenField = document.getElementById("token");
const filterField = document.getElementById("filter");
const METHODS = ["get", "post", "put", "patch", "delete"];

/** An element with attributes and children; texts are never read as HTML. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A schema in short, with the names of its members; references are followed, each one once. */
function shape(schema, components, seen = [], depth = 0) {
  if (!schema) return "any";
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    if (seen.includes(name) || depth > 3) return name;
    return shape(components[name], components, [...seen, name], depth);
  }
  const inner = (one) => shape(one, components, seen, depth + 1);
  if (schema.anyOf) return schema.anyOf.map(inner).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.type === "array") return `[${inner(schema.items)}]`;
  if (schema.properties) {
    const pad = "  ".repeat(depth + 1);
    const members = Object.entries(schema.properties).map(([name, member]) => {
      const optional = (schema.required ?? []).includes(name) ? "" : "?";
      const note = member.description ? `  // ${member.description}` : "";
      return `${pad}${name}${optional}: ${inner(member)}${note}`;
    });
    return `{\n${members.join("\n")}\n${"  ".repeat(depth)}}`;
  }
  return schema.type ?? "any";
}

/** A body to begin with, made of the examples. */
function example(schema, components, depth = 0) {
  if (!schema || depth > 5) return null;
  if (schema.$ref) return example(components[schema.$ref.split("/").pop()], components, depth + 1);
  if (schema.examples?.length) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0], components, depth + 1);
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(([name]) => (schema.required ?? []).includes(name));
    return Object.fromEntries(wanted.map(([name, member]) => [name, example(member, components, depth + 1)]));
  }
  if (schema.type === "array") return [];
  return { boolean: true, integer: 0, number: 0, string: "" }[schema.type] ?? null;
}

async function send(method, path, fields, bodyField, output) {
  const query = new URLSearchParams();
  let address = path;
  for (const { input, parameter } of fields) {
    if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    else if (input.value !== "") query.set(parameter.name, input.value);
  }
  const headers = { Accept: "application/json" };
  if (method !== "get") headers["Content-Type"] = "application/json";
  if (tokenField.value.trim()) headers.Authorization = `Bearer ${tokenField.value.trim()}`;
  const url = query.size ? `${address}?${query}` : address;
  output.textContent = `${method.toUpperCase()} ${url}\n...`;
  try {
    const response = await fetch(url, { method, headers, body: bodyField ? bodyField.value || "{}" : undefined });
    output.textContent = `${method.toUpperCase()} ${url}\n${response.status} ${response.statusText}\n\n`;
    await show(response, output);
  } catch (error) {
    output.textContent += `\n${error}`;
  }
}

/** Prints an answer; one that does not end is printed while it comes. */
async function show(response, output) {
  if (!(response.headers.get("content-type") ?? "").includes("ndjson")) {
    const text = await response.text();
    try {
      output.textContent += JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      output.textContent += text;
    }
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) output.textContent += part.value;
}

/** Text with `code` in it. */
function code(text) {
  return text.split("`").map((part, number) => (number % 2 ? make("code", {}, part) : part));
}

/** The elements of a description: paragraphs, and lists whose lines begin with a hyphen. */
function paragraphs(text) {
  return (text ?? "").trim().split("\n\n").map((part) => {
    if (!part.startsWith("- ")) return make("p", {}, ...code(part));
    return make("ul", {}, ...part.split("\n").map((line) => make("li", {}, ...code(line.slice(2)))));
  });
}

function form(method, path, operation, components) {
  const box = make("div", { class: "operation" });
  box.append(...paragraphs(operation.description));
  const scopes = (operation.security ?? []).flatMap((one) => one.token ?? []);
  const access = scopes.length ? `Scope of a token: ${scopes.join(", ")}.` : "Not open to tokens.";
  box.append(make("p", { class: "note" }, `${operation.operationId}. ${access}`));
  const fields = (operation.parameters ?? []).map((parameter) => {
    const id = `${operation.operationId}-${parameter.name}`;
    const input = make("input", { id, placeholder: String(parameter.schema?.examples?.[0] ?? shape(parameter.schema, components)) });
    const text = parameter.required ? `${parameter.name} *` : parameter.name;
    const note = make("small", {}, ...code(parameter.description ?? ""));
    box.append(make("div", { class: "field" }, make("label", { for: id }, text), input, note));
    return { input, parameter };
  });
  const schema = operation.requestBody?.content["application/json"]?.schema;
  let bodyField = null;
  if (schema) {
    const id = `${operation.operationId}-body`;
    bodyField = make("textarea", { id, spellcheck: "false" });
    bodyField.value = JSON.stringify(example(schema, components), null, 2);
    box.append(make("label", { for: id }, "Body"), make("pre", {}, shape(schema, components)), bodyField);
  } else if (method !== "get") bodyField = { value: "{}" };
  const output = make("pre", { role: "status" });
  const button = make("button", { type: "button" }, "Send");
  button.addEventListener("click", () => void send(method, path, fields, bodyField, output));
  box.append(button, output);
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    const found = Object.values(answer.content ?? {})[0]?.schema;
    if (!found || status === "422") continue;
    box.append(make("p", {}, status === "default" ? "Problem" : `Answer ${status}`), make("pre", {}, shape(found, components)));
  }
  return box;
}

function entry(method, path, operation, components) {
  const title = make("summary", {}, make("b", {}, method.toUpperCase()), make("code", {}, path), make("span", {}, operation.summary));
  const details = make("details", { id: operation.operationId }, title);
  details.dataset.words = `${path} ${operation.operationId} ${operation.summary}`.toLowerCase();
  details.addEventListener("toggle", () => {
    if (details.children.length === 1) details.append(form(method, path, operation, components));
  });
  return details;
}

function socket(components) {
  const box = make("section", {}, make("h2", {}, "Live messages"));
  box.append(make("p", {}, "A WebSocket at /api/v1/tables/{id}/live?since=N. It sends these messages, and takes LiveRequest."));
  for (const name of ["LiveRequest", ...components.LiveMessage.anyOf.map((one) => one.$ref.split("/").pop())]) {
    const summary = make("summary", {}, make("code", {}, name), make("span", {}, components[name].description ?? ""));
    box.append(make("details", {}, summary, make("pre", {}, shape(components[name], components))));
  }
  return box;
}

async function load() {
  const document_ = await (await fetch("/api/openapi.json")).json();
  const components = document_.components.schemas;
  const sections = new Map(document_.tags.map((tag) => [tag.name, make("section", {}, make("h2", {}, tag.name), make("p", {}, tag.description))]));
  for (const [path, item] of Object.entries(document_.paths)) {
    for (const method of METHODS.filter((one) => item[one])) {
      sections.get(item[method].tags[0])?.append(entry(method, path, item[method], components));
    }
  }
  const about = make("section", {}, make("h2", {}, "Errors"), ...paragraphs(document_.info.description).slice(1));
  main.replaceChildren(about, ...sections.values(), socket(components));
  document.getElementById(location.hash.slice(1))?.setAttribute("open", "");
}

filterField.addEventListener("input", () => {
  const wanted = filterField.value.trim().toLowerCase();
  for (const one of main.querySelectorAll("details[data-words]")) one.hidden = !one.dataset.words.includes(wanted);
});

load().catch((error) => main.replaceChildren(make("p", {}, `The document could not be loaded: ${error}`)));
