import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlacedAsset } from '../../../domain/form/form'
import { Button } from '../../../ui/native/Button'
import { ChoiceRow } from '../../../ui/native/ChoiceRow'
import { Notice } from '../../../ui/native/Notice'
import styles from './Assets.module.css'
import type { Near } from './use-assets-near'

/** How many are listed at once, nearest first. */
const FEW = 8

interface AssetListProps {
  near: Near
  hasPin: boolean
  chosen: PlacedAsset | null
  /** The one that was chosen last turned out to be gone. */
  isGone: boolean
  /** null for none. */
  onChoose: (id: string | null) => void
  onRetry: () => void
}

/**
 * Lists the assets around the pin; the person may choose one. The form can be answered before they are loaded (INC-03).
 */
export function AssetList({ near, hasPin, chosen, isGone, onChoose, onRetry }: AssetListProps) {
  const { t } = useTranslation('assets')
  const name = useId()
  const [isWhole, setWhole] = useState(false)
  const { status, assets } = near
  const chosenAt = assets.findIndex(({ idIdentificador }) => idIdentificador === chosen?.idIdentificador)
  const shown = isWhole ? assets : assets.slice(0, Math.max(FEW, chosenAt + 1))
  return (
    <fieldset className={styles.assets}>
      <legend className={styles.legend}>{t('title')}</legend>
      <p className={styles.hint}>{hasPin ? t('hint') : t('noPin')}</p>
      <p className={styles.said} role="status">
        {status === 'searching' ? t('searching') : null}
        {status === 'done' && assets.length === 0 ? t('nothing') : null}
        {status === 'done' && assets.length > 0 ? t('found', { count: assets.length }) : null}
      </p>
      {isGone ? (
        <Notice tone="warning">
          <p>{t('gone')}</p>
        </Notice>
      ) : null}
      {status === 'failed' ? (
        <Notice tone="warning" title={t('failed')} actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
          <p>{t('failedText')}</p>
        </Notice>
      ) : null}
      {assets.length > 0 || chosen ? (
        <div className={styles.choices}>
          <ChoiceRow
            type="radio"
            id={`${name}-none`}
            name={name}
            checked={chosen === null}
            onChange={() => onChoose(null)}
          >
            {t('none')}
          </ChoiceRow>
          {chosen && chosenAt === -1 ? (
            <ChoiceRow type="radio" id={`${name}-chosen`} name={name} checked onChange={() => undefined}>
              {chosen.descripcion || chosen.idIdentificador}
            </ChoiceRow>
          ) : null}
          {shown.map(({ idIdentificador, descripcion, tipoIdentificador, direccion }) => (
            <ChoiceRow
              key={idIdentificador}
              type="radio"
              id={`${name}-${idIdentificador}`}
              name={name}
              checked={idIdentificador === chosen?.idIdentificador}
              onChange={() => onChoose(idIdentificador)}
            >
              <span className={styles.words}>
                <span>{descripcion || idIdentificador}</span>
                <span className={styles.more}>
                  {[tipoIdentificador, direccion].filter(Boolean).join(' · ')}
                </span>
              </span>
            </ChoiceRow>
          ))}
        </div>
      ) : null}
      {shown.length < assets.length ? (
        <Button onClick={() => setWhole(true)}>{t('more', { count: assets.length - shown.length })}</Button>
      ) : null}
    </fieldset>
  )
}
