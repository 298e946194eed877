import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areasOf, townsOf, type PlacedArea } from '../../domain/geography/tree'
import { roleOf } from '../../domain/user/user'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { PageHeader } from '../../ui/staff/PageHeader'
import { AreaDialog } from './AreaDialog'
import { PlaceList } from './PlaceList'
import { Places } from './Places'
import { usePlaces } from './use-places'

/** /areas: the municipal areas, of all municipalities for administrators, else of the own one (GEO-01). */
export function AreasPage() {
  const { t } = useTranslation('places')
  const { user } = useSession()
  const isAdmin = roleOf(user) === 'ROLE_ADMIN'
  const [edited, setEdited] = useState<PlacedArea | 'new' | null>(null)
  const { data } = usePlaces()
  useTitle(t('areas.title'))
  return (
    <>
      <PageHeader
        title={t('areas.title')}
        actions={
          <Button
            variant="contained"
            color="secondary"
            startIcon={<AddIcon aria-hidden />}
            disabled={!data}
            onClick={() => setEdited('new')}
          >
            {t('areas.new')}
          </Button>
        }
      />
      <Places failed="areasFailed">
        {(tree) => {
          const towns = townsOf(tree).filter(({ path }) => isAdmin || path === user.municipalityPath)
          return (
            <>
              <PlaceList
                label={t('areas.title')}
                none={t('areas.none')}
                places={areasOf(towns)}
                columns={isAdmin ? [{ title: t('municipality'), of: ({ town }) => town.nombre }] : []}
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
                  towns={towns}
                  onClose={() => setEdited(null)}
                />
              )}
            </>
          )
        }}
      </Places>
    </>
  )
}
