import { isMailAddress } from '../../domain/mail/address'
import { behaviourOf } from '../../domain/question-types'
import type { DisplayProps } from '../display-props'
import { SummaryDisplay } from './SummaryDisplay'
import styles from './SummaryDisplay.module.css'
import { webAddress } from '../../domain/web-address'

/** A web address that opens in a tab of its own. */
export function LinkDisplay({ question, response, format }: DisplayProps) {
  const text = behaviourOf(question).summary(question, response, format)
  const address = webAddress(text)
  return (
    <p className={styles.value}>
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}

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

/** A number that a telephone dials when it is tapped. */
export function PhoneDisplay(props: DisplayProps) {
  const dialled = props.response.respuesta.replaceAll(/[^+\d]/g, '')
  if (!/^\+?\d{6,15}$/.test(dialled)) return <SummaryDisplay {...props} />
  return (
    <a href={`tel:${dialled}`} dir="ltr">
      {props.response.respuesta.trim()}
    </a>
  )
}
