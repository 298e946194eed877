/** Editing the checks that a form makes of an answer, or of a section's (LOGIC-01). */
import { isOfForm, type Check, type CheckType } from './check'
import { changed } from './dense'

/** Most checks of one question, of one section, and of the form as a whole. */
export const MAX_CHECKS = 50

interface Checked {
  validaciones: Check[]
}

const withChecks = <P extends Checked>(part: P, validaciones: Check[]): P =>
  validaciones === part.validaciones ? part : { ...part, validaciones }

/** A check without a rule or a message yet. */
export const newCheck = (id: string, tipo: CheckType = 'error'): Check => ({
  ...{ id, regla: '', mensaje: '', tipo },
})

/** The part with one more check; the same where it has as many as it may. Those of the form count apart. */
export function addCheck<P extends Checked>(part: P, check: Check): P {
  const alike = part.validaciones.filter((one) => isOfForm(one) === isOfForm(check))
  return alike.length >= MAX_CHECKS ? part : withChecks(part, [...part.validaciones, check])
}

export const changeCheck = <P extends Checked>(part: P, id: string, change: (check: Check) => Check): P =>
  withChecks(part, changed(part.validaciones, id, change))

export const removeCheck = <P extends Checked>(part: P, id: string): P =>
  part.validaciones.some((check) => check.id === id)
    ? withChecks(
        part,
        part.validaciones.filter((check) => check.id !== id),
      )
    : part
