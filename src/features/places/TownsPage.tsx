import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { provincesOf, townsOf, type PlacedTown } from '../../domain/geography/tree'
import { StatusTag } from '../../ui/staff/StatusTag'
import { BlockTown } from './BlockTown'
import { PlaceList } from './PlaceList'
import { PlacesPage } from './PlacesPage'
import { TownDialog } from './TownDialog'

/** /municipios: the municipalities, for administrators (GEO-01, GEO-03). */
export function TownsPage() {
  const { t } = useTranslation('places')
  const [edited, setEdited] = useState<PlacedTown | 'new' | null>(null)
  const columns = [
    { title: t('province'), of: ({ provincia, pais }: PlacedTown) => `${provincia} (${pais})` },
    { title: t('towns.key'), of: ({ key }: PlacedTown) => key },
    { title: t('towns.id'), of: ({ idMuniCore }: PlacedTown) => idMuniCore },
    {
      title: t('towns.state'),
      of: ({ inhabilitado }: PlacedTown) =>
        inhabilitado ? (
          <StatusTag tone="danger" label={t('towns.blocked')} />
        ) : (
          <StatusTag tone="success" label={t('towns.open')} />
        ),
    },
  ]
  return (
    <PlacesPage
      title={t('towns.title')}
      add={t('towns.new')}
      onAdd={() => setEdited('new')}
      failed="municipalitiesFailed"
    >
      {(tree) => (
        <>
          <PlaceList
            label={t('towns.title')}
            none={t('towns.none')}
            places={townsOf(tree)}
            columns={columns}
            actions={(town, look) => (
              <>
                <Button
                  {...look}
                  aria-label={t('towns.changeOf', { place: town.nombre })}
                  onClick={() => setEdited(town)}
                >
                  {t('towns.changeAction')}
                </Button>
                <BlockTown town={town} look={look} />
              </>
            )}
          />
          {edited && (
            <TownDialog
              town={edited === 'new' ? null : edited}
              provinces={provincesOf(tree)}
              towns={townsOf(tree)}
              onClose={() => setEdited(null)}
            />
          )}
        </>
      )}
    </PlacesPage>
  )
}
