import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { provincesOf, townsOf, type PlacedTown } from '../../domain/geography/tree'
import { useTitle } from '../../lib/title'
import { PageHeader } from '../../ui/staff/PageHeader'
import { StatusTag } from '../../ui/staff/StatusTag'
import { BlockTown } from './BlockTown'
import { PlaceList } from './PlaceList'
import { Places } from './Places'
import { TownDialog } from './TownDialog'
import { usePlaces } from './use-places'

/** /municipios: the municipalities, for administrators (GEO-01, GEO-03). */
export function TownsPage() {
  const { t } = useTranslation('places')
  const [edited, setEdited] = useState<PlacedTown | 'new' | null>(null)
  const { data } = usePlaces()
  useTitle(t('towns.title'))
  return (
    <>
      <PageHeader
        title={t('towns.title')}
        actions={
          <Button
            variant="contained"
            color="secondary"
            startIcon={<AddIcon aria-hidden />}
            disabled={!data}
            onClick={() => setEdited('new')}
          >
            {t('towns.new')}
          </Button>
        }
      />
      <Places failed="municipalitiesFailed">
        {(tree) => (
          <>
            <PlaceList
              label={t('towns.title')}
              none={t('towns.none')}
              places={townsOf(tree)}
              columns={[
                { title: t('province'), of: ({ provincia, pais }) => `${provincia} (${pais})` },
                { title: t('towns.key'), of: ({ key }) => key },
                { title: t('towns.id'), of: ({ idMuniCore }) => idMuniCore },
                {
                  title: t('towns.state'),
                  of: ({ inhabilitado }) =>
                    inhabilitado ? (
                      <StatusTag tone="danger" label={t('towns.blocked')} />
                    ) : (
                      <StatusTag tone="success" label={t('towns.open')} />
                    ),
                },
              ]}
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
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </Places>
    </>
  )
}
