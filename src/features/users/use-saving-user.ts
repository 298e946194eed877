import { useState } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, serviceFailureOf } from '../../data/errors'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { saveUser } from '../../data/staff/users'
import { isServiceFailure, type ServiceFailure } from '../../domain/failures/service-failure'
import { LANGUAGES, type Language } from '../../domain/language'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import type { User } from '../../domain/user/user'
import type { AccessRequest } from '../../domain/user/access-request'
import { draftOf, userDraftSchema, type SoundUser } from '../../domain/user/user-draft'
import { currentLanguage } from '../../lib/i18n'
import { useRecord } from '../../lib/use-record'
import { useToast } from '../../ui/staff/toast'
import { requestFailureKey, useDeciding } from './requests/use-deciding'
import { useReadAgain } from './use-users'
import type { SaveUserOutcome } from '../../domain/user/save-outcome'

type Refusal = Exclude<SaveUserOutcome, 'saved'>

/** The field that each refusal is about. */
const FIELD: Record<Refusal, 'username' | 'email' | 'municipalityPath'> = {
  taken: 'username',
  unknown: 'username',
  unnamed: 'username',
  emailTaken: 'email',
  unbound: 'municipalityPath',
  unknownPlace: 'municipalityPath',
}

const FAILURES = ['offline', 'forbidden', 'outside'] as const
type Failure = (typeof FAILURES)[number] | ServiceFailure | 'failed'
const failureOf = (error: unknown): Failure =>
  serviceFailureOf(error) ?? FAILURES.find((code) => code === errorCodeOf(error)) ?? 'failed'

interface Saving {
  edited: User | null
  municipalities: readonly PlacedMunicipality[]
  /** The request that the new user comes from (USER-06). */
  request?: AccessRequest | undefined
  onDone: () => void
}

/** The schema of the fields, which also finds what the server would refuse. */
function schemaFor({ edited, municipalities }: Pick<Saving, 'edited' | 'municipalities'>) {
  const isBound = (path: string) =>
    municipalities.find((municipality) => municipality.path === path)?.idMuniCore !== ''
  // A single municipality has no field, so its problem is shown at the username.
  const path = [!edited && municipalities.length === 1 ? 'username' : FIELD.unbound]
  const isNamed = edited?.userMuniCore !== ''
  return z.object({ ...userDraftSchema.shape, language: z.enum(LANGUAGES) }).check(
    z.refine((draft) => edited !== null || isBound(draft.municipalityPath), { path, error: 'unbound', when }),
    z.refine(() => isNamed, { path: [FIELD.unnamed], error: 'unnamed', when }),
  )
}
/** Checked also while other fields have problems. */
const when = () => true

/** The values that a request gives the dialog; the person who decides may change them. */
const wishOf = ({ email, area, rol }: AccessRequest) => ({ email, areas: [area], role: rol })

/** Saves a user, one at a time, and sends the mail with which the password is chosen (USER-02). */
export function useSavingUser({ edited, municipalities, request, onDone }: Saving) {
  const { t } = useTranslation(['users', 'common'])
  const toast = useToast()
  const readAgain = useReadAgain()
  const [failure, setFailure] = useState<Failure | null>(null)
  const only = municipalities.length === 1 ? (municipalities[0]?.path ?? '') : ''
  const form = useRecord(schemaFor({ edited, municipalities }), {
    ...draftOf(edited, only),
    language: currentLanguage(),
    ...(request && wishOf(request)),
  })
  const deciding = useDeciding(onDone)

  const accept = async ({ email, municipalityPath: _path, ...user }: SoundUser, id: string) => {
    const refusal = await deciding.decide({ id, decision: 'accept', user }, email)
    if (refusal) form.setError(FIELD[refusal], { message: refusal })
  }
  const save = async ({ language, ...sound }: SoundUser & { language: Language }) => {
    if (request) return accept(sound, request.id)
    setFailure(null)
    try {
      const outcome = await saveUser({ ...sound, ...(edited ? { isNew: false } : { isNew: true, language }) })
      if (outcome !== 'saved') return form.setError(FIELD[outcome], { message: outcome })
    } catch (error) {
      return setFailure(failureOf(error))
    }
    const needsPassword = sound.email !== edited?.email
    const wasSent = needsPassword
      ? await sendPasswordReset(sound.email, { forOther: true }).then(yes, no)
      : null
    await readAgain()
    if (wasSent === null) toast.success(t('changed'))
    else if (wasSent) toast.success(t(edited ? 'changedAndSent' : 'added', { email: sound.email }))
    else toast.error(t('notSent', { email: sound.email }))
    onDone()
  }
  const said = deciding.failure && t(requestFailureKey(deciding.failure))
  const why =
    failure && (isServiceFailure(failure) ? t(`common:failures.${failure}`) : t(`failures.${failure}`))
  return { form, failure: said ?? why, save }
}

const yes = () => true
const no = () => false
