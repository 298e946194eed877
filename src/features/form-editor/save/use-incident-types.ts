import { useCallback, useMemo, useRef, useState } from 'react'
import { hasAnswers as haveAnswers } from '../../../data/staff/forms'
import { createIncidentType } from '../../../data/staff/municore'
import type { Form } from '../../../domain/form/form'
import {
  changeMuniCore,
  keyOfType,
  knownTypes,
  replacesTypes,
  typesToMake,
  withTypes,
  type IncidentType,
  type KnownTypes,
} from '../../../domain/form/incidents'
import { useEditor } from '../store/context'

/** An incident type could not be made, so the form must not be saved (EDIT-19). */
export class IncidentTypeError extends Error {
  override readonly name = 'IncidentTypeError'
}

/** A question to the person: the incident types that saving would put in place of the form's own. */
export interface TypeQuestion {
  types: IncidentType[]
  answer: (goOn: boolean) => void
}

export interface IncidentTypes {
  question: TypeQuestion | null
  /** Asks before a form with answers gets new incident types; false when the person refuses. */
  agree: (form: Form, saved: Form) => Promise<boolean>
  /**
   * Makes the incident types that the form lacks and gives it their ids.
   * @throws IncidentTypeError; the next try reuses the types that were made
   */
  make: (form: Form, saved: Form) => Promise<Form>
}

/** The attempt of a type, so that a repeated try, also after a reload, gets the type that was made before. */
const attemptOf = (saved: Form, { stateId }: IncidentType): string =>
  `${saved.id}/${saved.version + 1}/${stateId ?? 'form'}`

/** The step of saving that makes the incident types that the form lacks in the management system (EDIT-19). */
export function useIncidentTypes(): IncidentTypes {
  const { user, isStored, hasAnswers } = useEditor()
  const made = useRef(new Map<string, string>())
  const agreed = useRef(new Set<string>())
  const [question, setQuestion] = useState<TypeQuestion | null>(null)

  const known = useCallback((saved: Form): KnownTypes => new Map([...knownTypes(saved), ...made.current]), [])

  const agree = useCallback(
    async (form: Form, saved: Form): Promise<boolean> => {
      const types = typesToMake(form, known(saved)).filter((type) => !agreed.current.has(keyOfType(type)))
      if (!isStored || types.length === 0 || !replacesTypes(form, saved)) return true
      // Answers may have come since the form was opened; when this read fails, the person is asked to be safe.
      if (!hasAnswers && !(await haveAnswers(form.id).catch(() => true))) return true
      return new Promise((resolve) => {
        const answer = (goOn: boolean): void => {
          if (goOn) for (const type of types) agreed.current.add(keyOfType(type))
          setQuestion(null)
          resolve(goOn)
        }
        setQuestion({ types, answer })
      })
    },
    [hasAnswers, isStored, known],
  )

  const make = useCallback(
    async (form: Form, saved: Form): Promise<Form> => {
      const missing = typesToMake(form, known(saved))
      for (const type of missing) {
        const { municipalityPath, muniCoreAreaId, formTitle, publico } = type
        const asked = { municipalityPath, muniCoreAreaId, formTitle, publico }
        try {
          const id = await createIncidentType({ ...asked, attempt: attemptOf(saved, type) })
          made.current.set(keyOfType(type), id)
        } catch (cause) {
          throw new IncidentTypeError('an incident type was not made', { cause })
        }
      }
      const signed = missing.length > 0 ? changeMuniCore(form, { username: user.userMuniCore }) : form
      return withTypes(signed, known(saved))
    },
    [known, user],
  )

  return useMemo(() => ({ question, agree, make }), [question, agree, make])
}
