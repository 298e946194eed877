import type { ToPayResponse } from '../../domain/payment/to-pay'
import { Button } from '../../ui/native/Button'

interface PayFormProps {
  /** What the server signed. */
  signed: ToPayResponse['data']
  /** What the button is called. */
  words: string
}

/** Opens the provider's payment page in a new tab with what the server signed (§2.7). */
export function PayForm({ signed, words }: PayFormProps) {
  return (
    <form method="post" action={signed.url} target="_blank" rel="noopener">
      <input type="hidden" name="Ds_SignatureVersion" value={signed.signatureVersion} />
      <input type="hidden" name="Ds_MerchantParameters" value={signed.merchantParameters} />
      <input type="hidden" name="Ds_Signature" value={signed.signature} />
      <Button look="main" wide type="submit">
        {words}
      </Button>
    </form>
  )
}
