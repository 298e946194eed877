import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataError } from '../../data/errors'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { saveUser } from '../../data/staff/users'
import type { SaveUserOutcome } from '../../domain/calls/save-user'
import type { PlacedTown } from '../../domain/geography/tree'
import type { User } from '../../domain/user/user'
import { tidyUser, userFaults, type UserDraft, type UserFault } from '../../domain/user/user-draft'
import { useToast } from '../../ui/staff/toast'
import { useReadAgain } from './use-users'

type Refusal = Exclude<SaveUserOutcome, 'saved'>
/** What is wrong with a field, found here or by the server. */
export type Fault = UserFault | Refusal
type Faults = Record<keyof UserDraft, Fault | null>

/** The field that each refusal is about. */
const FIELD: Record<Refusal, 'username' | 'email' | 'municipalityPath'> = {
  taken: 'username',
  unknown: 'username',
  unnamed: 'username',
  emailTaken: 'email',
  unbound: 'municipalityPath',
}

const FAILURES = ['offline', 'forbidden', 'outside'] as const
type Failure = (typeof FAILURES)[number] | 'failed'
const failureOf = (error: unknown): Failure =>
  (error instanceof DataError && FAILURES.find((code) => code === error.code)) || 'failed'

interface Saving {
  edited: User | null
  draft: UserDraft
  towns: readonly PlacedTown[]
  onDone: () => void
}

/** What the server would refuse as things stand. */
function knownRefusal({ edited, draft, towns }: Saving): Refusal | null {
  if (edited) return edited.userMuniCore === '' ? 'unnamed' : null
  const town = towns.find(({ path }) => path === draft.municipalityPath)
  return town?.idMuniCore === '' ? 'unbound' : null
}

/** What the server refused, for as long as the field that it is about stays as it was. */
interface Refused {
  refusal: Refusal
  value: string
}

function faultsOf(saving: Saving, refused: Refused | null): Faults {
  const { draft } = saving
  const known = knownRefusal(saving)
  const found = refused && draft[FIELD[refused.refusal]] === refused.value ? refused.refusal : known
  const faults = userFaults(draft)
  return found && !faults[FIELD[found]] ? { ...faults, [FIELD[found]]: found } : faults
}

/** Saves a member of the staff once at a time, and has the mail sent with which a password is chosen (USER-02). */
export function useSavingUser(saving: Saving) {
  const { t } = useTranslation('users')
  const toast = useToast()
  const readAgain = useReadAgain()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const { edited, draft, onDone } = saving

  const begin = async () => {
    const tidy = tidyUser(draft)
    setFailure(null)
    setBusy(true)
    try {
      const outcome = await saveUser({ ...tidy, isNew: edited === null })
      if (outcome !== 'saved') {
        setRefused({ refusal: outcome, value: draft[FIELD[outcome]] })
        return setBusy(false)
      }
    } catch (error) {
      setFailure(failureOf(error))
      return setBusy(false)
    }
    const needsPassword = tidy.email !== edited?.email
    const wasSent = needsPassword ? await sendPasswordReset(tidy.email).then(yes, no) : null
    await readAgain()
    setBusy(false)
    if (wasSent === null) toast.success(t('changed'))
    else if (wasSent) toast.success(t(edited ? 'changedAndSent' : 'added', { email: tidy.email }))
    else toast.error(t('notSent', { email: tidy.email }))
    onDone()
  }
  return { faults: faultsOf(saving, refused), busy, failure, save: () => void begin() }
}

const yes = () => true
const no = () => false
