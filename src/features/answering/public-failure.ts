import { readPublicForm } from '../../data/public/forms'
import type { FormVersion, PublicForm } from '../../domain/form/form'
import { refusalOfError, refusalOfReason, saveFailureOf } from './access'
import type { SaveFailure } from '../../engine/saving'

/** Whether the last moment passed at which an answer that was begun in time is taken (REACH-01). */
const isOver = async ({ horario }: PublicForm): Promise<boolean> =>
  !!horario && !(await import('../../domain/form/opening')).maySend(horario, new Date())

async function causeOf({ formId, version, opcionales }: FormVersion): Promise<SaveFailure> {
  const form = await readPublicForm(formId)
  if (!form.abierto) return refusalOfReason(form.motivo)
  if (await isOver(form)) return 'late'
  if (form.version !== version) return 'changed'
  // The last places may have been taken just now; the public document says so a second later.
  return opcionales.limitResponses ? 'closed' : 'refused'
}

/** Why a stranger's save failed. When it was refused, the form says why, in one read (ANS-11, ANS-12). */
export async function publicFailure(error: unknown, version: FormVersion): Promise<SaveFailure> {
  const failure = saveFailureOf(error)
  if (failure !== 'refused') return failure
  return causeOf(version).catch((unread: unknown) =>
    refusalOfError(unread) === 'missing' ? 'missing' : 'refused',
  )
}
