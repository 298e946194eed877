import { LANGUAGE_TAG } from '../../domain/language'
import type { InputProps } from '../input-props'
import { Beside, describedWith } from '../shared/Beside'
import { TypedInput } from '../shared/TypedInput'

/** The sign of a currency in a language: `€`, `$`; dollars of the United States are told from others: `US$`. */
function currencySign(currency: string, tag: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return ''
  const currencyDisplay = currency === 'USD' ? 'symbol' : 'narrowSymbol'
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

/** Money, with the sign of its currency before it (KIND-01). */
export function AmountInput(props: InputProps) {
  const sign = currencySign(props.question.formato, LANGUAGE_TAG[props.language])
  const keyboard = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const
  if (sign === '') return <TypedInput {...props} short keyboard={keyboard} />
  const id = `${props.id}-currency`
  return (
    <Beside id={id} words={sign} before>
      <TypedInput {...props} short keyboard={keyboard} describedBy={describedWith(props.describedBy, id)} />
    </Beside>
  )
}
