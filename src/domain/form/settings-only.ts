import { sameValue } from '../same-value'
import type { Form } from './form'

/** Everything of a form, by name, but the settings that {@link changesSettingsOnly} lists. */
function besides({
  certificado: _layout,
  horario: _hours,
  retencion: _rule,
  seguir: _days,
  avisos: _told,
  soloFirmado: _links,
  opcionales,
  ...form
}: Form): Map<string, unknown> {
  const { certificado: _on, ...options } = opcionales
  return new Map<string, unknown>([...Object.entries(form), ...Object.entries(options)])
}

/**
 * Whether an edit changes nothing but how certificates are made and whether they are (PDF-02), when the form is open
 * (REACH-01), how long its answers and drafts are kept (OPS-02, REACH-04), what is told by mail (REACH-06), and whether it
 * opens by signed links alone (REACH-05): a form that may not be changed any more takes such an edit, because it changes
 * nothing of what was asked (EDIT-05). Rules ask the same.
 */
export function changesSettingsOnly(before: Form, after: Form): boolean {
  const [was, is] = [besides(before), besides(after)]
  return was.size === is.size && [...was].every(([name, value]) => sameValue(is.get(name), value))
}
