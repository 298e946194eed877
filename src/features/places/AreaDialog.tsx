import { Alert, MenuItem, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addArea, newPlaceId, renameArea } from '../../data/staff/places'
import { areaFaults, isSound, type AreaDraft } from '../../domain/geography/check-place'
import type { PlacedArea, PlacedTown } from '../../domain/geography/tree'
import { TaskDialog } from '../../ui/staff/TaskDialog'
import { PlaceField } from './PlaceField'
import { useSaving } from './use-saving'
import { useToFault } from './use-to-fault'

interface AreaDialogProps {
  /** The area that gets another name; null for a new one. */
  area: PlacedArea | null
  /** Where a new one may be; the only one is not asked for. */
  towns: readonly PlacedTown[]
  onClose: () => void
}

/** Adds an area to a municipality, or names one anew (GEO-01). */
export function AreaDialog({ area, towns, onClose }: AreaDialogProps) {
  const { t } = useTranslation('places')
  const { busy, failure, begin } = useSaving()
  const [id] = useState(newPlaceId)
  const [tries, setTries] = useState(0)
  const [draft, setDraft] = useState<AreaDraft>(() => ({
    nombre: area?.nombre ?? '',
    municipalityPath: area?.town.path ?? (towns.length === 1 ? (towns[0]?.path ?? '') : ''),
  }))
  const faults = areaFaults(draft)
  const shown = tries > 0 ? faults : { nombre: null, municipalityPath: null }
  const fields = useToFault(tries)
  const nombre = draft.nombre.trim()
  const submit = () => {
    if (!isSound(faults)) return setTries(tries + 1)
    const save = () => (area ? renameArea(area.path, nombre) : addArea(draft.municipalityPath, id, nombre))
    void begin({ save, done: area ? t('areas.renamed') : t('areas.added'), onDone: onClose })
  }
  return (
    <TaskDialog
      title={area ? t('areas.rename') : t('areas.new')}
      busy={busy}
      action={t('save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack ref={fields} sx={{ gap: 6 }}>
        {!area && towns.length !== 1 && (
          <PlaceField
            select
            label={t('municipality')}
            value={draft.municipalityPath}
            onText={(municipalityPath) => setDraft({ ...draft, municipalityPath })}
            fault={shown.municipalityPath}
            disabled={busy}
          >
            {towns.map(({ path, nombre: name, provincia, pais }) => (
              <MenuItem key={path} value={path}>
                {`${name} (${provincia}, ${pais})`}
              </MenuItem>
            ))}
          </PlaceField>
        )}
        <PlaceField
          label={t('areas.name')}
          value={draft.nombre}
          onText={(text) => setDraft({ ...draft, nombre: text })}
          fault={shown.nombre}
          help={area ? t('areas.renameHelp') : undefined}
          disabled={busy}
          autoFocus={area !== null || towns.length === 1}
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
