import { Box, Button, Typography, useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useAddressParams } from '../../lib/address-params'
import { pageNumber } from '../../lib/page-number'
import { plain } from '../../domain/text/search'
import { EmptyState } from '../../ui/staff/EmptyState'
import { Pager } from '../../ui/staff/Pager'
import { SearchField } from '../../ui/staff/SearchField'
import { PlaceCards } from './PlaceCards'
import { PlaceTable } from './PlaceTable'
import type { Listed } from './listed'

/** Rows on a page of forms, areas and municipalities (LIST-04, GEO-01). */
const PAGE_SIZE = 7

/** The slice of one page; a page beyond the end shows the last one. */
function pageOf<T>(items: readonly T[], page: number, size = PAGE_SIZE): { items: T[]; page: number } {
  const last = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(Math.max(1, page), last)
  return { items: items.slice((shown - 1) * size, shown * size), page: shown }
}

interface PlaceListProps<T> extends Listed<T> {
  /** Shown when there is no place at all. */
  none: string
  /** What such places are for, where that is not plain. */
  noneHelp?: string
}

/** Finds places by name and shows them page by page: rows on a desk, cards on a phone (GEO-01, NAV-05). */
export function PlaceList<T extends { nombre: string; path: string }>({
  none,
  noneHelp,
  ...listed
}: PlaceListProps<T>) {
  const { t } = useTranslation('places')
  const { params, put } = useAddressParams()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const name = params.get('nombre') ?? ''
  if (listed.places.length === 0)
    return (
      <EmptyState reason="empty" title={none}>
        {noneHelp}
      </EmptyState>
    )
  const found = listed.places.filter(({ nombre }) => plain(nombre).includes(plain(name)))
  const { items, page } = pageOf(found, pageNumber(params.get('pagina')))
  const Shape = onPhone ? PlaceCards : PlaceTable
  return (
    <>
      <Box role="search" sx={{ mb: 4 }}>
        <SearchField
          fullWidth={onPhone}
          label={t('searchByName')}
          value={name}
          onChange={(text) => put({ nombre: text.trimStart(), pagina: '' })}
        />
      </Box>
      {found.length === 0 ? (
        <EmptyState
          reason="noMatch"
          title={t('noMatch')}
          action={
            <Button variant="outlined" onClick={() => put({ nombre: '', pagina: '' })}>
              {t('clearSearch')}
            </Button>
          }
        />
      ) : (
        <>
          <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('count', { count: found.length })}
          </Typography>
          <Shape {...listed} places={items} />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={found.length}
            onPage={(next) => put({ pagina: next === 1 ? '' : String(next) })}
          />
        </>
      )}
    </>
  )
}
