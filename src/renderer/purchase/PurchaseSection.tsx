import { useForm } from '../context'
import { LaterSection } from '../parts/LaterSection'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const PURCHASE_HEADING = 'purchase-heading'

const load = async () => (await import('./parts')).loadWizard()

/** What is bought with the answer, after everything else of it (PAY-01). */
export function PurchaseSection() {
  const { t } = useForm()
  return (
    <LaterSection
      heading={PURCHASE_HEADING}
      title={t('purchase.title')}
      loading={t('purchase.loading')}
      load={load}
      given={{}}
    />
  )
}
