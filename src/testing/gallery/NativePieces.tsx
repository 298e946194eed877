import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/native/Button'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import control from '../../ui/native/control.module.css'
import { CopyButton } from '../../ui/native/CopyButton'
import { DoneTitle } from '../../ui/native/DoneTitle'
import { ErrorSummary } from '../../ui/native/ErrorSummary'
import { describedBy, Field } from '../../ui/native/Field'
import * as icons from '../../ui/native/icons'
import { Facts, type Fact } from '../../ui/native/Facts'
import { Notice } from '../../ui/native/Notice'
import { ProgressBar } from '../../ui/native/ProgressBar'
import { ProgressRing } from '../../ui/native/ProgressRing'
import { Spinner } from '../../ui/native/Spinner'
import { Toast } from '../../ui/native/Toast'
import styles from './Gallery.module.css'
import { Piece, State } from './Piece'

const LOOKS = ['main', 'primary', 'plain', 'quiet', 'danger', 'grey'] as const
const TONES = ['info', 'success', 'warning', 'danger'] as const
const FACTS: Fact[] = [
  ['Código', 'VDR-0000000001'],
  ['Titular', 'Norma Ríos'],
  ['Sin valor', ''],
]
const PARTS = [0, 0.4, 1]
const nothing = () => undefined

/** Pieces of the pages that strangers open too: the browser's own controls. */
export function NativePieces() {
  const { t } = useTranslation(['answering', 'common', 'finish', 'staff'])
  return (
    <>
      <Piece name="Button">
        {LOOKS.map((look) => (
          <State key={look} name={look}>
            <Button look={look}>{t('form.save')}</Button>
          </State>
        ))}
        <State name="busy">
          <Button look="main" busy>
            {t('form.saving')}
          </Button>
        </State>
        <State name="disabled">
          <Button disabled>{t('form.save')}</Button>
        </State>
        <State name="with icon">
          <Button icon={<icons.CameraIcon />}>{t('file.takePhoto')}</Button>
        </State>
        <State name="wide">
          <Button look="main" wide>
            {t('form.save')}
          </Button>
        </State>
      </Piece>
      <Piece name="CopyButton">
        <State name="plain">
          <CopyButton
            text="VDR-0123456789"
            label={t('staff:actions.copy')}
            done={t('staff:actions.copied')}
          />
        </State>
      </Piece>
      <ChoiceRows />
      <Fields />
      <Piece name="ErrorSummary">
        <State name="two, one of them solved">
          <ErrorSummary
            title={t('summary.title')}
            errors={[
              { key: 'a', text: t('problem.required') },
              { key: 'b', text: t('problem.integer'), solved: true },
            ]}
            onPick={nothing}
          />
        </State>
        <State name="to be read, and then saved">
          <ErrorSummary
            title={t('summary.advice')}
            isAdvice
            errors={[{ key: 'c', text: t('problem.integer') }]}
            onPick={nothing}
          />
        </State>
      </Piece>
      <Piece name="DoneTitle">
        <DoneTitle>{t('finish:saved.title')}</DoneTitle>
      </Piece>
      <Piece name="Facts">
        {(['list', 'rows', 'beside'] as const).map((look) => (
          <State key={look} name={look}>
            <Facts look={look} facts={FACTS} />
          </State>
        ))}
      </Piece>
      <Piece name="Notice">
        {TONES.map((tone) => (
          <State key={tone} name={tone}>
            <Notice
              tone={tone}
              title={t('save.offlineTitle')}
              actions={<Button>{t('save.understood')}</Button>}
            >
              {t('save.offlineText')}
            </Notice>
          </State>
        ))}
      </Piece>
      <Piece name="ProgressBar">
        {PARTS.map((part) => (
          <State key={part} name={`${part}`}>
            <ProgressBar value={part} label={t('form.sections')} />
          </State>
        ))}
      </Piece>
      <Piece name="ProgressRing">
        {[...PARTS, null].map((part) => (
          <State key={part} name={`${part}`}>
            <div className={styles.ring}>
              <ProgressRing value={part} label={t('form.sendingFiles')} />
            </div>
          </State>
        ))}
      </Piece>
      <Piece name="Spinner">
        <State name="plain">
          <Spinner />
        </State>
        <State name="large">
          <Spinner size={40} />
        </State>
      </Piece>
      <Piece name="Toast">
        <State name="with a way back">
          <Toast actions={<Button look="quiet">{t('common:actions.cancel')}</Button>}>
            {t('save.stays')}
          </Toast>
        </State>
      </Piece>
      <Piece name="icons">
        <State name="all">
          {Object.entries(icons)
            .filter(([name]) => name !== 'Icon')
            .map(([name, Icon]) => (
              <span key={name} title={name} className={styles.icon}>
                <Icon>{null}</Icon>
              </span>
            ))}
        </State>
      </Piece>
    </>
  )
}

function ChoiceRows() {
  const { t } = useTranslation('answering')
  const [chosen, choose] = useState('no')
  const [checked, check] = useState(true)
  return (
    <Piece name="ChoiceRow">
      <State name="radio">
        {(['yes', 'no'] as const).map((one) => (
          <ChoiceRow
            key={one}
            type="radio"
            id={`gallery-${one}`}
            name="gallery"
            checked={chosen === one}
            onChange={() => choose(one)}
          >
            {t(`input.${one}`)}
          </ChoiceRow>
        ))}
      </State>
      <State name="checkbox">
        <ChoiceRow type="checkbox" id="gallery-check" name="check" checked={checked} onChange={check}>
          {t('save.stays')}
        </ChoiceRow>
      </State>
      <State name="invalid">
        <ChoiceRow
          type="checkbox"
          id="gallery-invalid"
          name="invalid"
          checked={false}
          invalid
          onChange={nothing}
        >
          {t('save.stays')}
        </ChoiceRow>
      </State>
      <State name="disabled">
        <ChoiceRow type="checkbox" id="gallery-off" name="off" checked disabled onChange={nothing}>
          {t('save.stays')}
        </ChoiceRow>
      </State>
    </Piece>
  )
}

function Fields() {
  const { t } = useTranslation('answering')
  const fields = {
    plain: {},
    required: { mark: t('form.required'), hint: t('input.integerHint') },
    wrong: { mark: t('form.required'), error: t('problem.integer') },
  }
  return (
    <Piece name="Field">
      {Object.entries(fields).map(([name, given]) => (
        <State key={name} name={name}>
          <Field id={`gallery-${name}`} label={t('place.title')} {...given}>
            <input
              id={`gallery-${name}`}
              className={control.control}
              aria-invalid={'error' in given || undefined}
              aria-describedby={describedBy(`gallery-${name}`, {
                hint: 'hint' in given,
                error: 'error' in given,
              })}
            />
          </Field>
        </State>
      ))}
    </Piece>
  )
}
