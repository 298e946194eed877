import type { DisplayProps } from '../display-props'
import { SummaryDisplay } from '../shared/SummaryDisplay'

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
