import { randomText } from '../../../lib/random'
import { useCachedInput } from '../../../lib/use-cached-input'

/** A mail to many that is being written. */
interface TypedMail {
  /** Stays the same until every mail was sent, so that a mail whose response got lost is not sent twice (MAIL-02). */
  attempt: string
  /** null while the proposed one is not changed. */
  subject: string | null
  body: string
}

/** A mail to many about a form: kept while its dialog is closed, until all were sent or the session ends (DAY-03). */
export function useTypedMail(formId: string) {
  const { typed, ...kept } = useCachedInput<TypedMail>(['typed-mail', formId], () => ({
    attempt: randomText(20),
    subject: null,
    body: '',
  }))
  return { mail: typed, ...kept }
}
