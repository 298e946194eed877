import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '../../domain/dates'
import { useZone } from '../../lib/zone'
import { AbsenceDialog } from '../../ui/staff/AbsenceDialog'
import { AssignFields } from '../../ui/staff/AssignFields'
import { HinderedButton } from '../../ui/staff/HinderedButton'
import { DueTag } from '../../ui/staff/DueTag'
import { FactorDialog } from '../../ui/staff/factor/FactorDialog'
import { SetUp } from '../../ui/staff/factor/SetUp'
import { PosterButton } from '../../ui/staff/publish/PosterButton'
import { Opened } from './Opened'
import { Piece, State } from './Piece'

const PEOPLE = {
  people: [
    { username: 'sara', name: 'Sara Luna' },
    { username: 'ines', name: 'Inés Roca' },
  ],
  isCut: false,
}
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const FACTOR = {
  begin: async () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    address: 'otpauth://totp/MuniFormularios:sara?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  confirm: async () => Array.from({ length: 10 }, (_, n) => `ABCDE-FGHJ${n}`),
  problemOf: () => ({ reason: 'wrong' }) as const,
}

function Assigning({ isFailing }: { isFailing: boolean }) {
  const [typed, onType] = useState({ to: '', note: '' })
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={client}>
      <AssignFields
        formId="arbolado"
        list={() => (isFailing ? Promise.reject(new Error('down')) : Promise.resolve(PEOPLE))}
        typed={typed}
        onType={onType}
      />
    </QueryClientProvider>
  )
}

function Away({ isFailing, onClose }: { isFailing: boolean; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={client}>
      <AbsenceDialog
        title={t('absence.title')}
        absence={isFailing ? { desde: '2126-01-02', hasta: '2126-01-09', relevo: 'sara' } : null}
        list={() => Promise.resolve(PEOPLE)}
        save={() => (isFailing ? Promise.reject(new Error('down')) : Promise.resolve(null))}
        failureOf={() => t('absence.failed.down')}
        onSaved={onClose}
        onClose={onClose}
      />
    </QueryClientProvider>
  )
}

/** Pieces with which work is shared, shown to others and kept safe. */
export function WorkPieces() {
  const { t } = useTranslation('staff')
  const zone = useZone()
  const [now] = useState(() => new Date())
  const today = dayIn(now, zone)
  return (
    <>
      <Piece name="AssignFields">
        {[false, true].map((isFailing) => (
          <Opened key={`${isFailing}`} name={isFailing ? 'nobody can say who may' : 'plain'}>
            {() => <Assigning isFailing={isFailing} />}
          </Opened>
        ))}
      </Piece>
      <Piece name="AbsenceDialog">
        {[false, true].map((isFailing) => (
          <Opened key={`${isFailing}`} name={isFailing ? 'noted, and not stored' : 'nothing noted'}>
            {(close) => <Away isFailing={isFailing} onClose={close} />}
          </Opened>
        ))}
      </Piece>
      <Piece name="DueTag">
        {(['2026-01-02', today, '2126-01-02'] as const).map((due) => (
          <State key={due} name={due === today ? 'today' : due}>
            <DueTag due={due} />
          </State>
        ))}
      </Piece>
      <Piece name="HinderedButton · Why">
        {[null, t('ui.why.unchanged')].map((hindrance) => (
          <State key={`${hindrance}`} name={hindrance === null ? 'plain' : 'hindered'}>
            <HinderedButton variant="contained" hindrance={hindrance}>
              {t('forms.new')}
            </HinderedButton>
          </State>
        ))}
      </Piece>
      <Piece name="PosterButton">
        <State name="by itself">
          <PosterButton make={async () => new Blob()} name="arbolado" />
        </State>
        <State name="one of a list">
          <PosterButton make={async () => new Blob()} name="arbolado" of="Censo de arbolado" />
        </State>
      </Piece>
      <Piece name="factor/SetUp">
        <Opened name="in its dialog">
          {(close) => (
            <FactorDialog title="SetUp" onClose={close}>
              <SetUp {...FACTOR} onDone={close} />
            </FactorDialog>
          )}
        </Opened>
      </Piece>
    </>
  )
}
