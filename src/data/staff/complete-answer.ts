import type { StoredAnswer } from '../../domain/answer/answer'
import { COMPLETE_ANSWER, type CompleteAnswerRequest } from '../../domain/calls/complete-answer'
import { isDocumentId } from '../../domain/document-id'
import type { FormVersion } from '../../domain/form/form'
import { ANSWERS } from '../../domain/store-paths'
import { answered, unreadAnswerSchema, type UnreadAnswer } from '../answered'
import { DataError } from '../errors'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { changeByCall } from './callables'
import { getVersion } from './versions'

/** An answer as it is stored, and the form as it was when it was answered. */
export interface AnswerToComplete {
  stored: StoredAnswer
  version: FormVersion
}

async function versionOf({ idPlantilla, version }: UnreadAnswer): Promise<FormVersion> {
  try {
    return await getVersion(idPlantilla, version)
  } catch (error) {
    const isGone = error instanceof DataError && error.code === 'notFound'
    throw isGone ? new DataError('damaged', { cause: error }) : error
  }
}

/**
 * An answer with the form that it answers, two reads (COMP-01).
 * @throws DataError `notFound`, `forbidden`; `damaged`, also when its form is gone; `offline`, `timeout`
 */
export async function answerToComplete(id: string): Promise<AnswerToComplete> {
  if (!isDocumentId(id)) throw new DataError('notFound')
  const unread = await readDocument(storeOf('staff'), `${ANSWERS}/${id}`, unreadAnswerSchema, 'answer')
  const version = await versionOf(unread)
  return { stored: answered(unread, version), version }
}

/**
 * Stores what was filled into an answer (COMP-01). Safe to repeat with the same content.
 * @throws DataError `conflict` when it was changed since it was read, `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function completeAnswer(request: CompleteAnswerRequest): Promise<void> {
  await changeByCall(COMPLETE_ANSWER, request)
}
