import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coordinatesOf, readCoordinates, type Point } from '../../domain/point'
import { Button } from '../../ui/native/Button'
import control from '../../ui/native/control.module.css'
import { describedBy, Field } from '../../ui/native/Field'
import { TrashIcon } from '../../ui/native/icons'
import styles from './Place.module.css'

/** The point as coordinates: shows where the pin is, and sets it for a person who sees no map. */
export function CoordinatesField({
  point,
  onPoint,
  id = 'place',
}: {
  point: Point | null
  /** Tells several of a page apart. */
  id?: string
  onPoint: (point: Point | null) => void
}) {
  const { t } = useTranslation('place')
  const field = `${id}-coordinates`
  const [text, setText] = useState(() => (point ? coordinatesOf(point) : ''))
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    setText(point ? coordinatesOf(point) : '')
    setWrong(false)
  }, [point])

  function leave(): void {
    if (point && text === coordinatesOf(point)) return setWrong(false)
    if (text.trim() === '') {
      setWrong(false)
      if (point) onPoint(null)
      return
    }
    const written = readCoordinates(text)
    setWrong(written === null)
    if (written) onPoint(written)
  }

  return (
    <div className={styles.coordinates}>
      <Field
        id={field}
        label={t('coordinates.label')}
        hint={t('coordinates.hint')}
        error={isWrong ? t('coordinates.wrong') : undefined}
      >
        <input
          id={field}
          type="text"
          className={`${control.control} ${control.short}`}
          autoComplete="off"
          value={text}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={describedBy(field, { hint: true, error: isWrong })}
          onChange={({ target }) => setText(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave()
          }}
        />
      </Field>
      {point ? (
        <div>
          <Button look="quiet" icon={<TrashIcon />} onClick={() => onPoint(null)}>
            {t('removePoint')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
