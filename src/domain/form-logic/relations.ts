/** Who depends on whom in a form, by what their rules name (LOGIC-05, LOGIC-08). */
import { mentionsOf } from '../form/mentions'
import type { Section } from '../form/section'
import { partsOf, type FormPart } from './parts'
import { namedParts } from './problems'
import { idsIn, referencesIn } from './references'
import { rulesOf } from './rules'

export interface Relations {
  /** Parts whose rules name it, each once, in reading order. */
  decides: (id: string) => readonly FormPart[]
  /** What the rules of a part name. */
  dependsOn: (part: FormPart) => readonly FormPart[]
}

const known = new WeakMap<readonly Section[], Relations>()

/** Who decides about whom in a form; each version of it is looked at once. */
export function relationsIn(secciones: readonly Section[]): Relations {
  const before = known.get(secciones)
  if (before) return before
  const byId = namedParts(secciones)
  const decides = new Map<string, FormPart[]>()
  const dependsOn = new Map<object, FormPart[]>()
  for (const part of partsOf(secciones)) {
    const { definition } = part
    const ids = new Set(rulesOf(part).flatMap(({ formula }) => idsIn(formula)))
    // A check of an answer names that answer, which is no news.
    ids.delete(definition.id)
    for (const id of ids) decides.set(id, [...(decides.get(id) ?? []), part])
    if (ids.size > 0)
      dependsOn.set(
        definition,
        [...ids].flatMap((id) => byId.get(id) ?? []),
      )
  }
  const relations: Relations = {
    decides: (id) => decides.get(id) ?? [],
    dependsOn: ({ definition }) => dependsOn.get(definition) ?? [],
  }
  known.set(secciones, relations)
  return relations
}

/** Whether a formula of the form itself names something that goes. */
export const namesAny = (formula: string, gone: ReadonlySet<string>): boolean =>
  idsIn(formula).some((id) => gone.has(id))

/** Whether the words of some part outside of the sections mention something that goes. */
export const mentionsAny = (parts: readonly object[], gone: ReadonlySet<string>): boolean =>
  parts.flatMap(mentionsOf).some((id) => gone.has(id))

/** Whether a formula names an option of a question. */
export const namesOption = (formula: string, questionId: string, optionId: string): boolean =>
  referencesIn(formula).some(({ id, option }) => id === questionId && option === optionId)

/** What breaks when an option goes: the parts whose rules name it. The option's own rule goes along. */
export const brokenWithoutOption = (
  secciones: readonly Section[],
  questionId: string,
  optionId: string,
): FormPart[] =>
  partsOf(secciones).filter((part) =>
    rulesOf(part).some(({ of, formula }) => of !== optionId && namesOption(formula, questionId, optionId)),
  )

/**
 * What breaks when parts go: those that stay, and whose rules or words name one that goes.
 * @param gone ids of everything that goes
 */
export function brokenWithout(secciones: readonly Section[], gone: ReadonlySet<string>): FormPart[] {
  const { decides } = relationsIn(secciones)
  const ruled = new Set([...gone].flatMap((id) => decides(id)))
  return partsOf(secciones).filter(
    ({ definition }) =>
      !gone.has(definition.id) &&
      ([...ruled].some((one) => one.definition === definition) ||
        mentionsOf(definition).some((id) => gone.has(id))),
  )
}
