import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mapCentre } from '../../domain/answer/place'
import type { Point } from '../../domain/point'
import {
  MAX_POINTS,
  measureOf,
  placeFormOf,
  placeIn,
  placeText,
} from '../../domain/question-types/place/points'
import type { InputProps } from '../../questions/input-props'
import { onLeaveGroup } from '../../questions/shared/leave'
import { Button } from '../../ui/native/Button'
import { PlusIcon, UndoIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { CoordinatesField } from './CoordinatesField'
import { DevicePosition } from './DevicePosition'
import { PlaceMap } from './PlaceMap'
import styles from './Place.module.css'
import { reservedSpace } from '../../ui/reserved-space'

/** A place that answers a question: a pin, or points one after the other that make a line or a border (KIND-06). */
export function PlaceAnswer(props: InputProps) {
  const { id, question, labelledBy, describedBy, onLeave } = props
  const isPoint = placeFormOf(question.formato) === 'point'
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.place}
      onBlur={onLeaveGroup(onLeave)}
    >
      {isPoint ? <PointAnswer {...props} /> : <PathAnswer {...props} />}
    </div>
  )
}

function PointAnswer({ id, response, onChange }: InputProps) {
  const { answering } = useForm()
  const point = placeIn(response.respuesta)?.points[0] ?? null
  const put = (next: Point | null, metres: number | null = null): void =>
    onChange({ respuesta: placeText({ points: next ? [next] : [], metres }) })
  return (
    <>
      <DevicePosition onFound={put} />
      <PlaceMap id={id} point={point} centre={mapCentre(answering.version)} onPoint={(next) => put(next)} />
      <CoordinatesField id={id} point={point} onPoint={(next) => put(next)} />
    </>
  )
}

function PathAnswer({ id, question, response, onChange }: InputProps) {
  const { t } = useTranslation('kinds')
  const { answering } = useForm()
  const form = placeFormOf(question.formato)
  const points = placeIn(response.respuesta)?.points ?? []
  /** Where the pin is, until it is added. */
  const [pin, setPin] = useState<Point | null>(null)
  const write = (next: Point[]): void => onChange({ respuesta: placeText({ points: next, metres: null }) })
  const measure = measureOf(form, points)
  /** Why no point is added, since somebody pressed. */
  const [why, setWhy] = useState('')
  const add = () => {
    const isFull = points.length >= MAX_POINTS
    setWhy(isFull ? t('place.full', { most: MAX_POINTS }) : pin ? '' : t('place.pinMissing'))
    if (pin && !isFull) write([...points, pin])
  }
  return (
    <>
      <p className={styles.hint}>{t(form === 'area' ? 'place.area' : 'place.line')}</p>
      <DevicePosition onFound={(point) => setPin(point)} />
      <PlaceMap
        id={id}
        point={pin}
        centre={points[0] ?? mapCentre(answering.version)}
        onPoint={setPin}
        path={{ points, isClosed: form === 'area' }}
      />
      <CoordinatesField id={id} point={pin} onPoint={setPin} />
      <div className={styles.steps}>
        <Button icon={<PlusIcon />} onClick={add}>
          {t('place.add')}
        </Button>
        <Button
          look="quiet"
          icon={<UndoIcon />}
          style={reservedSpace(points.length > 0)}
          onClick={() => write(points.slice(0, -1))}
        >
          {t('place.removeLast')}
        </Button>
      </div>
      <p role="status">
        {[why, points.length > 0 ? t('place.points', { count: points.length }) : '', measure]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
