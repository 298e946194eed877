import { useTranslation } from 'react-i18next'
import type { ToPayResponse } from '../../domain/calls/to-pay'
import { Button } from '../../ui/native/Button'

/** Opens the provider's payment page in a new tab with what the server signed (§2.7). */
export function PayForm({ signed }: { signed: ToPayResponse['data'] }) {
  const { t } = useTranslation('payment')
  return (
    <form method="post" action={signed.url} target="_blank" rel="noopener">
      <input type="hidden" name="Ds_SignatureVersion" value={signed.signatureVersion} />
      <input type="hidden" name="Ds_MerchantParameters" value={signed.merchantParameters} />
      <input type="hidden" name="Ds_Signature" value={signed.signature} />
      <Button look="main" type="submit">
        {t('validated.pay')}
      </Button>
    </form>
  )
}
