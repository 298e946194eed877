import { stateRef } from '../../domain/form/state-ref'
import { openStates, type FormWork } from '../../domain/work/form-work'
import type { User } from '../../domain/user/user'
import { isRefusal } from '../errors'
import { countInState } from './count-work'
import { getFormHead } from './forms'

async function ownWorkOf(user: User, formId: string): Promise<FormWork | null> {
  const form = await getFormHead(formId).catch((error: unknown) => {
    // The form is gone, or the person may not read it any more.
    if (isRefusal(error)) return null
    throw error
  })
  if (!form) return null
  const { estados, deleted, ...named } = form
  const abiertos = openStates(estados)
  const counts = await Promise.all(abiertos.map((state) => countInState(user, form, stateRef(state))))
  const espera = counts.reduce((sum, count) => sum + count, 0)
  return {
    ...named,
    ...{
      lugar: deleted ? 'eliminado' : 'lista',
      abiertos,
      total: espera,
      espera,
      porRevisar: 0,
      ...{ porDia: {}, diasDesde: null },
      ultima: null,
      cambio: null,
    },
    porEstado: Object.fromEntries(abiertos.map((state, index) => [stateRef(state), counts[index] ?? 0])),
  }
}

/**
 * How many of a person's own answers to these forms wait (DAY-04). People who see only their own have no kept counts.
 * One read for each form and one for each of its states that lead on.
 * @throws DataError `offline`, `timeout`, `unknown`; NeedsIndexError
 */
export async function ownWaiting(user: User, formIds: readonly string[]): Promise<FormWork[]> {
  const works = await Promise.all(formIds.map((formId) => ownWorkOf(user, formId)))
  return works.filter((work) => work !== null).filter(({ espera }) => espera > 0)
}
