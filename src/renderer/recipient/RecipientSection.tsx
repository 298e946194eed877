import { useForm } from '../context'
import { LaterSection } from '../parts/LaterSection'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const RECIPIENT_HEADING = 'recipient-heading'

const load = async () => (await import('./parts')).loadRecipientFields()

/** Whom the answer is about, before everything else (ANS-02, RECIP-01). */
export function RecipientSection() {
  const { t } = useForm()
  const words = { title: t('recipient.title'), loading: t('recipient.loading') }
  return <LaterSection heading={RECIPIENT_HEADING} {...words} load={load} given={{}} />
}
