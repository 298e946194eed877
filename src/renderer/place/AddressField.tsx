import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_ADDRESS_LENGTH, type FindPlaces, type FoundPlace } from '../../domain/answer/place'
import type { Point } from '../../domain/point'
import control from '../../ui/native/control.module.css'
import { describedBy, Field } from '../../ui/native/Field'
import styles from './Place.module.css'
import { useFoundPlaces } from './use-found-places'
import { cutText } from '../../domain/text/cut'

interface AddressFieldProps {
  /** Null where addresses are only typed. */
  find: FindPlaces | null
  value: string
  near: Point
  onType: (address: string) => void
  onPick: (place: FoundPlace) => void
}

/** DOM id of the field. */
const FIELD = 'place-address'

/**
 * The address in words. Where a geocoder is configured, places with such an address are offered while it is typed,
 * as a combobox: arrows go through them, Enter takes one, Escape closes.
 */
export function AddressField({ find, value, near, onType, onPick }: AddressFieldProps) {
  const { t } = useTranslation('place')
  const searches = find !== null
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const listId = useId()
  const { status, places } = useFoundPlaces(find, typed, near)
  const isOpen = places.length > 0
  const close = () => {
    setTyped('')
    setActive(-1)
  }
  const pick = (place: FoundPlace) => {
    onPick({ ...place, direccion: cutText(place.direccion, MAX_ADDRESS_LENGTH) })
    close()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return
    const chosen = places[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % places.length)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? places.length - 1 : active - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }

  const combobox = searches
    ? ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
      } as const)
    : {}
  const says = {
    idle: '',
    searching: t('search.searching'),
    found: t('search.found', { count: places.length }),
  }
  return (
    <Field id={FIELD} label={t('address')} hint={searches ? t('search.hint') : t('addressHint')}>
      <input
        {...combobox}
        id={FIELD}
        type="text"
        className={control.control}
        autoComplete={searches ? 'off' : 'street-address'}
        maxLength={MAX_ADDRESS_LENGTH}
        value={value}
        aria-describedby={describedBy(FIELD, { hint: true, error: false })}
        onChange={({ target }) => {
          onType(target.value)
          setTyped(target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {searches ? (
        <>
          <div
            id={listId}
            role="listbox"
            aria-label={t('search.places')}
            className={styles.places}
            hidden={!isOpen}
          >
            {places.map((place, index) => (
              <div
                key={`${place.direccion}/${place.point.lat}/${place.point.lng}`}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // The field keeps the focus, or leaving it would close the list before the tap counts.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(place)}
              >
                {place.direccion}
              </div>
            ))}
          </div>
          <p role="status" className={styles.hint}>
            {status === 'none' || status === 'failed' ? t(`search.${status}`) : says[status]}
          </p>
        </>
      ) : null}
    </Field>
  )
}
