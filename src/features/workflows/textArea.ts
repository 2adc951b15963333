/** The text area of a workflow's text (field `yaml`); undefined while it is not rendered. */
export function textArea(): HTMLTextAreaElement | undefined {
  const field = document.getElementById("yaml");
  return field instanceof HTMLTextAreaElement ? field : undefined;
}
