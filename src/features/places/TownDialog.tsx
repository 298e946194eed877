import { Alert, MenuItem, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTown, changeTown, newPlaceId } from '../../data/staff/places'
import { isSound, tidyTown, townFaults, type TownDraft } from '../../domain/geography/check-place'
import type { PlacedProvince, PlacedTown } from '../../domain/geography/tree'
import { TaskDialog } from '../../ui/staff/TaskDialog'
import { PlaceField } from './PlaceField'
import { useSaving } from './use-saving'
import { useToFault } from './use-to-fault'

interface TownDialogProps {
  /** The municipality that is changed; null for a new one. */
  town: PlacedTown | null
  provinces: readonly PlacedProvince[]
  onClose: () => void
}

const NO_FAULTS = { nombre: null, key: null, idMuniCore: null, provincePath: null }

const draftOf = (town: PlacedTown | null): TownDraft => ({
  nombre: town?.nombre ?? '',
  key: town?.key ?? '',
  idMuniCore: town?.idMuniCore ?? '',
  provincePath: town?.path.split('/').slice(0, 4).join('/') ?? '',
})

/** Adds a municipality to a province, or changes one (GEO-01). */
export function TownDialog({ town, provinces, onClose }: TownDialogProps) {
  const { t } = useTranslation('places')
  const { busy, failure, begin } = useSaving()
  const [id] = useState(newPlaceId)
  const [tries, setTries] = useState(0)
  const [draft, setDraft] = useState(() => draftOf(town))
  const faults = townFaults(draft)
  const shown = tries > 0 ? faults : NO_FAULTS
  const fields = useToFault(tries)
  const type = (field: keyof TownDraft) => (text: string) => setDraft({ ...draft, [field]: text })
  const submit = () => {
    if (!isSound(faults)) return setTries(tries + 1)
    const typed = tidyTown(draft)
    const save = () => (town ? changeTown(town.path, typed) : addTown(typed, id))
    void begin({ save, done: town ? t('towns.changed') : t('towns.added'), onDone: onClose })
  }
  return (
    <TaskDialog
      title={town ? t('towns.change') : t('towns.new')}
      busy={busy}
      action={t('save')}
      large
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack ref={fields} sx={{ gap: 6 }}>
        {!town && (
          <PlaceField
            select
            label={t('province')}
            value={draft.provincePath}
            onText={type('provincePath')}
            fault={shown.provincePath}
            disabled={busy}
          >
            {provinces.map(({ path, nombre, pais }) => (
              <MenuItem key={path} value={path}>
                {`${nombre} (${pais})`}
              </MenuItem>
            ))}
          </PlaceField>
        )}
        <PlaceField
          label={t('towns.name')}
          value={draft.nombre}
          onText={type('nombre')}
          fault={shown.nombre}
          disabled={busy}
          autoFocus={town !== null}
        />
        <PlaceField
          label={t('towns.key')}
          value={draft.key}
          onText={type('key')}
          fault={shown.key}
          help={town ? t('towns.keyChangeHelp') : t('towns.keyHelp')}
          disabled={busy}
        />
        <PlaceField
          label={t('towns.id')}
          value={draft.idMuniCore}
          onText={type('idMuniCore')}
          fault={shown.idMuniCore}
          help={t('towns.idHelp')}
          disabled={busy}
        />
      </Stack>
      {failure && (
        <Alert severity="error" role="alert">
          {t(`failures.${failure}`)}
        </Alert>
      )}
    </TaskDialog>
  )
}
