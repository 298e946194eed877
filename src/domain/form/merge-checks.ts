/** What a form checks as a whole, merged by itself: with which section it stands means nothing (decision 118). */
import { sameValue } from '../same-value'
import type { Check } from './check'
import { formChecksOf, ownChecks, type FormCheck } from './edit-form-checks'
import type { Form } from './form'
import type { Side } from './merge-fields'

interface Sides {
  base: Form
  mine: Form
  theirs: Form
}

/** A check that both changed, or one took away while the other changed it. */
export interface CheckClash {
  key: string
  field: 'validaciones'
  mine: Check[]
  theirs: Check[]
  usual: Side
}

/** The form without what it checks as a whole. */
export const withoutFormChecks = (form: Form): Form => ({
  ...form,
  secciones: form.secciones.map((section) => ({ ...section, validaciones: ownChecks(section) })),
})

/** The form with checks of its own, each with its section, or with the last where that is gone. */
export const withFormChecks = (form: Form, checks: readonly FormCheck[]): Form => ({
  ...form,
  secciones: form.secciones.map((section, at) => {
    const isHome = ({ section: home }: FormCheck): boolean =>
      home === section.id ||
      (at === form.secciones.length - 1 && !form.secciones.some(({ id }) => id === home))
    const own = checks.filter(isHome).map(({ check }) => check)
    return own.length > 0 ? { ...section, validaciones: [...section.validaciones, ...own] } : section
  }),
})

/**
 * The checks of two edits of one form.
 * @param choose asked for every check that both changed
 */
export function mergeFormChecks(sides: Sides, choose: (clash: CheckClash) => Side): FormCheck[] {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(
    ({ secciones }) => new Map(formChecksOf(secciones).map((one) => [one.check.id, one])),
  )
  return [...new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])])].flatMap((id) => {
    const [before, own, other] = [base?.get(id), mine?.get(id), theirs?.get(id)]
    const isKept = (side: FormCheck | undefined): boolean => sameValue(side?.check, before?.check)
    if (isKept(other) || sameValue(own?.check, other?.check)) return own ?? []
    if (isKept(own)) return other ?? []
    const side = choose({
      ...{ key: `validaciones ${id}`, field: 'validaciones', usual: own ? 'mine' : 'theirs' },
      ...{ mine: own ? [own.check] : [], theirs: other ? [other.check] : [] },
    })
    return (side === 'mine' ? own : other) ?? []
  })
}
