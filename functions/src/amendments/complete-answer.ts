import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { sectionsToStore } from '../../../src/domain/answer/clock-to-store'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { COMPLETE_ANSWER, type CompleteAnswerResponse } from '../../../src/domain/calls/complete-answer'
import { completeAnswer as completed } from '../../../src/domain/correction/completion'
import { currentState } from '../../../src/domain/states/transitions'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { served } from '../platform/served'
import { staffCaller } from '../platform/staff-caller'
import { zoneAt } from '../platform/time-zone'
import { amendAnswer, decideByVersion, staffMay } from './amend-answer'

const nameOf = (estados: StoredAnswer['estados']): string => currentState(estados)?.nombre ?? ''

/**
 * Stores what somebody of the staff filled into an incomplete answer (COMP-01, SIGN-05). What was given before stays,
 * which rules cannot prove; so this is the only way that an answer's content changes.
 * @throws HttpsError `permission-denied` who may not complete that answer, also when there is none; `aborted` when
 * it was changed since it was opened; `failed-precondition` with the reason (`CompletionFault`); `data-loss` when it
 * or its version cannot be read; `invalid-argument`; and as {@link staffCaller}
 */
export const completeAnswer = served(COMPLETE_ANSWER, async (request): Promise<CompleteAnswerResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const entry = auditRef('completado', caller.user.username, requested)
  await amendAnswer({
    asked: requested,
    entry,
    authorize: staffMay(caller, 'move'),
    decide: ({ stored }) => decideByVersion(stored, (version) => completed(version, stored, requested)),
    changeOf: async ({ stored }, { differs, secciones, signatures, estados }) => {
      if (!differs) return null
      const states = { de: nameOf(stored.estados), a: nameOf(estados) }
      const note = auditDocument(actorOf(caller), { tipo: 'completado', ...states, ...aboutAnswer(stored) })
      return {
        fields: {
          secciones: sectionsToStore(secciones, await zoneAt(stored.municipalityPath)),
          signatures,
          'estados.actual': estados.actual,
          ...(estados.clave && { 'estados.clave': estados.clave }),
        },
        notes: [[entry, note]],
      }
    },
  })
  return { status: 'ok' }
})
