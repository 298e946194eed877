import { isMailAddress } from '../../domain/mail/address'
import type { DisplayProps } from '../display-props'
import { SummaryDisplay } from '../shared/SummaryDisplay'

/** An address that opens the reader's mail; what is none is shown as it was typed. */
export function EmailDisplay(props: DisplayProps) {
  const address = props.response.respuesta.trim()
  if (!isMailAddress(address)) return <SummaryDisplay {...props} />
  return (
    <a href={`mailto:${encodeURIComponent(address)}`} dir="ltr">
      {address}
    </a>
  )
}
