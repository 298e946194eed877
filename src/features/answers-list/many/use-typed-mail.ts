import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { randomText } from '../../../lib/random'

/** A mail to many that is being written. */
interface TypedMail {
  /** The same until all of it was sent: what was sent with it, and said otherwise, is not sent twice (MAIL-02). */
  attempt: string
  /** null while the proposed one stands. */
  subject: string | null
  body: string
}

/** A mail to many about a form: kept while its dialog is closed, until all were sent or the session ends (DAY-03). */
export function useTypedMail(formId: string) {
  const queries = useQueryClient()
  const key = ['typed-mail', formId]
  const [mail, setMail] = useState<TypedMail>(
    () => queries.getQueryData<TypedMail>(key) ?? { attempt: randomText(20), subject: null, body: '' },
  )
  return {
    mail,
    keep: (next: TypedMail) => {
      setMail(next)
      // Nobody watches it, and what nobody watches is thrown away after minutes.
      queries.setQueryDefaults(['typed-mail'], { gcTime: Infinity })
      queries.setQueryData(key, next)
    },
    forget: () => queries.removeQueries({ queryKey: key, exact: true }),
  }
}
