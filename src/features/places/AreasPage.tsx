import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usersOf } from '../../domain/access/things'
import { areasOf, municipalitiesOf, type PlacedArea } from '../../domain/geography/tree'
import { useAbility } from '../../lib/ability'
import { AreaDialog } from './AreaDialog'
import { PlaceList } from './PlaceList'
import { PlacesPage } from './PlacesPage'

/** /areas: the municipal areas, of all municipalities for administrators, else of the own one (GEO-01). */
export function AreasPage() {
  const { t } = useTranslation('places')
  const ability = useAbility()
  const isEverywhere = ability.can('manage', 'user')
  const [edited, setEdited] = useState<PlacedArea | 'new' | null>(null)
  return (
    <PlacesPage
      title={t('areas.title')}
      add={t('areas.new')}
      onAdd={() => setEdited('new')}
      failed="areasFailed"
    >
      {(tree) => {
        const municipalities = municipalitiesOf(tree).filter(({ path }) =>
          ability.can('manage', usersOf(path)),
        )
        return (
          <>
            <PlaceList
              label={t('areas.title')}
              none={t('areas.none')}
              places={areasOf(municipalities)}
              columns={
                isEverywhere
                  ? [{ title: t('municipality'), of: ({ municipality }) => municipality.nombre }]
                  : []
              }
              actions={(area, look) => (
                <Button
                  {...look}
                  aria-label={t('areas.renameOf', { place: area.nombre })}
                  onClick={() => setEdited(area)}
                >
                  {t('areas.renameAction')}
                </Button>
              )}
            />
            {edited && (
              <AreaDialog
                area={edited === 'new' ? null : edited}
                municipalities={municipalities}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )
      }}
    </PlacesPage>
  )
}
