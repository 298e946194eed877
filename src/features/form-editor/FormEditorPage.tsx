/** Until the page itself is here. */
export function FormEditorPage() {
  return null
}
