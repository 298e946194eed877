import { placeIn } from '../../domain/question-types/place/points'
import { behaviourOf } from '../../domain/question-types'
import type { DisplayProps } from '../display-props'
import { SummaryDisplay } from '../shared/SummaryDisplay'

/** How near the map is opened. */
const ZOOM = 17

/** Coordinates that open the map at their first point. */
export function PlaceDisplay(props: DisplayProps) {
  const { question, response, format } = props
  const [first] = placeIn(response.respuesta)?.points ?? []
  if (!first) return <SummaryDisplay {...props} />
  const { lat, lng } = first
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${ZOOM}/${lat}/${lng}`}
      target="_blank"
      rel="noopener noreferrer"
      dir="ltr"
    >
      {behaviourOf(question).summary(question, response, format)}
    </a>
  )
}
