import PublicIcon from '@mui/icons-material/Public'
import { LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '../../ui/staff/AddButton'
import { Breakable } from '../../ui/staff/Breakable'
import { CopyButton } from '../../ui/staff/CopyButton'
import { OfferNotice } from '../../ui/staff/OfferNotice'
import { Letterhead } from '../../ui/staff/Letterhead'
import { PageHeader } from '../../ui/staff/PageHeader'
import { PictureField } from '../../ui/staff/PictureField'
import { PlacePicker } from '../../ui/staff/PlacePicker'
import { FindingList } from '../../ui/staff/publish/FindingList'
import { PublicLink } from '../../ui/staff/publish/PublicLink'
import { ClockNote, MunicipalityClock } from '../../ui/staff/MunicipalityClock'
import { LiveText } from '../../ui/staff/LiveText'
import { ToolButton } from '../../ui/staff/ToolButton'
import { UndoButton } from '../../ui/staff/UndoButton'
import { FilterText } from '../../ui/staff/FilterText'
import { SearchField } from '../../ui/staff/SearchField'
import { SearchPicker } from '../../ui/staff/SearchPicker'
import { StateSelect } from '../../ui/staff/StateSelect'
import { StatusTag, type Tone } from '../../ui/staff/StatusTag'
import { When } from '../../ui/staff/When'
import { useToast } from '../../ui/staff/toast'
import { ZoneProvider } from '../../lib/zone'
import { Piece, State } from './Piece'

const TONES: readonly Tone[] = ['neutral', 'primary', 'info', 'success', 'warning', 'danger']
const CHOICES = [
  { id: 0, label: 'Pendiente', enabled: true },
  { id: 1, label: 'En proceso', enabled: true },
  { id: 2, label: 'Resuelto', enabled: false },
]
const OFFERED = [
  { id: 'a', label: 'Censo de arbolado público' },
  { id: 'b', label: 'Inspección de comercios' },
]
const COUNTRIES = [
  { id: 'ar', nombre: 'Argentina' },
  { id: 'uy', nombre: 'Uruguay', inhabilitado: true },
]
const MOMENT = new Date('2026-10-05T13:30:00Z')
const nothing = () => undefined

/** Pieces of staff's pages. */
export function StaffPieces() {
  const { t } = useTranslation(['staff', 'common'])
  return (
    <>
      <Piece name="PageHeader" wide>
        <State name="with a way back and actions">
          <PageHeader
            title={t('forms.title')}
            description={t('forms.count', { count: 128 })}
            back={{ to: '/', label: t('common:actions.home') }}
            actions={
              <AddButton isLoading={false} onClick={nothing}>
                {t('forms.new')}
              </AddButton>
            }
          />
        </State>
        <State name="title alone">
          <PageHeader title={t('forms.title')} />
        </State>
      </Piece>
      <Piece name="Letterhead" wide>
        <State name="on paper">
          <Letterhead names={['Villa Alta', 'Obras Privadas']} of="Licencia de obra" />
        </State>
      </Piece>
      <Piece name="AddButton">
        {[false, true].map((isLoading) => (
          <State key={`${isLoading}`} name={isLoading ? 'loading' : 'plain'}>
            <AddButton isLoading={isLoading} onClick={nothing}>
              {t('forms.new')}
            </AddButton>
          </State>
        ))}
      </Piece>
      <Piece name="MunicipalityClock">
        <State name="whose clock the page is by, for readers with another one">
          <ZoneProvider zone="Pacific/Apia">
            <ClockNote />
          </ZoneProvider>
        </State>
        <State name="a moment by the clock of a municipality">
          <MunicipalityClock at="">
            <When moment={MOMENT} at="" />
          </MunicipalityClock>
        </State>
      </Piece>
      <Piece name="CopyButton">
        {(['medium', 'small'] as const).map((size) => (
          <State key={size} name={size}>
            <CopyButton text="VDR-0123456789" size={size} />
          </State>
        ))}
      </Piece>
      <Piece name="StatusTag">
        {TONES.map((tone) => (
          <State key={tone} name={tone}>
            <StatusTag
              label={t('forms.public')}
              tone={tone}
              {...(tone === 'primary' && { icon: PublicIcon })}
            />
          </State>
        ))}
      </Piece>
      <Piece name="Breakable">
        <State name="a long address">
          <Breakable text="maria.de.los.angeles.gomez@modernizacion.villadelrio.example" />
        </State>
      </Piece>
      <Piece name="OfferNotice" wide>
        {(['info', 'warning'] as const).map((severity) => (
          <State key={severity} name={severity}>
            <OfferNotice severity={severity} action={t('forms.retry')} onAction={nothing}>
              {t('ui.stale')}
            </OfferNotice>
          </State>
        ))}
      </Piece>
      <Fields />
      <Piece name="publish/FindingList" wide>
        <State name="what is blocking and what is advice">
          <FindingList
            blocking={[{ where: t('forms.name'), what: t('forms.scopeBlocked'), onOpen: nothing }]}
            advising={[{ where: '', what: t('exchange.leftOut') }]}
          />
        </State>
      </Piece>
      <Piece name="publish/PublicLink · QrCode">
        <State name="plain">
          <PublicLink formId="comercios" title="Comercios" />
        </State>
      </Piece>
      <Piece name="toast">
        <Messages />
      </Piece>
      <Piece name="UndoButton">
        <State name="in a message">
          <UndoButton onUndo={nothing} />
        </State>
      </Piece>
      <Piece name="LiveText">
        <State name="heard, not seen">
          <LiveText>{t('ui.state.moved')}</LiveText>
        </State>
      </Piece>
    </>
  )
}

function Fields() {
  const { t } = useTranslation('staff')
  const [words, type] = useState('')
  const [place, choose] = useState({ country: '', province: '', municipality: '' })
  const steps = { countries: COUNTRIES, provinces: COUNTRIES, municipalities: COUNTRIES }
  const logo = {
    label: t('view.pdf.logo'),
    words: {
      choose: t('view.pdf.logoChoose'),
      replace: t('view.pdf.logoReplace'),
      remove: t('view.pdf.logoRemove'),
      hint: t('view.pdf.logoHint'),
    },
    accept: 'image/png',
    onChoose: nothing,
    onRemove: nothing,
  }
  return (
    <>
      <Piece name="ToolButton">
        <State name="in the head of a list">
          <ToolButton icon={PublicIcon} label={t('answers.columns.button')} onClick={nothing} />
        </State>
      </Piece>
      <Piece name="FilterText">
        <State name="none">
          <FilterText label={t('forms.labels.one')} value="" onApply={nothing} />
        </State>
        <State name="applied, with help">
          <FilterText
            label={t('forms.labels.one')}
            help={t('forms.labels.help', { most: 5, letters: 30 })}
            value="Obras"
            onApply={nothing}
          />
        </State>
      </Piece>
      <Piece name="SearchField">
        <State name="empty until something is typed">
          <SearchField label={t('forms.searchByName')} value={words} onChange={type} />
        </State>
        <State name="filled, full width">
          <SearchField label={t('forms.searchByName')} value="arbolado" onChange={nothing} fullWidth />
        </State>
      </Piece>
      <Piece name="PictureField">
        <State name="empty, refused">
          <PictureField {...logo} picture={null} problem={t('view.pdf.imageSize')} />
        </State>
        <State name="filled, another one is being sent">
          <PictureField
            {...logo}
            picture={<PublicIcon fontSize="large" />}
            problem={null}
            progress={<LinearProgress aria-label={t('view.pdf.logo')} />}
          />
        </State>
      </Piece>
      <Piece name="SearchPicker">
        {[null, OFFERED[0]].map((chosen) => (
          <State key={chosen?.id ?? 'none'} name={chosen ? 'chosen' : 'empty'}>
            <SearchPicker
              label={t('forms.searchByName')}
              value={chosen ?? null}
              offered={OFFERED}
              isLoading={false}
              onSearch={nothing}
              onChoose={nothing}
            />
          </State>
        ))}
        <State name="nothing has the name">
          <SearchPicker
            label={t('forms.searchByName')}
            value={null}
            offered={[]}
            none={t('forms.none')}
            isLoading={false}
            onSearch={nothing}
            onChoose={nothing}
          />
        </State>
      </Piece>
      <Piece name="StateSelect">
        <State name="with states">
          <StateSelect
            label={t('forms.scope')}
            value={0}
            choices={CHOICES}
            failureWords={() => null}
            onMove={() => Promise.resolve(() => Promise.resolve())}
          />
        </State>
        <State name="not moved">
          <StateSelect
            label={t('forms.scope')}
            value={1}
            choices={CHOICES}
            failureWords={() => null}
            onMove={() => Promise.reject(new Error('never moved'))}
          />
        </State>
        <State name="without states">
          <StateSelect
            label={t('forms.scope')}
            value={0}
            choices={[]}
            failureWords={() => null}
            onMove={() => Promise.resolve(() => Promise.resolve())}
          />
        </State>
      </Piece>
      <Piece name="PlacePicker · PlaceStep">
        <State name="step by step">
          <PlacePicker steps={steps} isFailed={false} place={place} onChange={choose} />
        </State>
        <State name="failed">
          <PlacePicker
            steps={{ countries: [], provinces: [], municipalities: [] }}
            isFailed
            place={{ country: '', province: '', municipality: '' }}
            onChange={nothing}
          />
        </State>
        <State name="disabled">
          <PlacePicker steps={steps} isFailed={false} place={place} onChange={nothing} disabled />
        </State>
      </Piece>
    </>
  )
}

function Messages() {
  const { t } = useTranslation('staff')
  const toast = useToast()
  return (['success', 'warning', 'problem', 'error', 'info'] as const).map((kind) => (
    <State key={kind} name={kind}>
      <AddButton isLoading={false} onClick={() => toast[kind](t('ui.state.moved'))}>
        {kind}
      </AddButton>
    </State>
  ))
}
