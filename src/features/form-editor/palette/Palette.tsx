import { ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { FILE_ENTRIES, iconOf, PALETTE, type PaletteEntry } from './palette'

/** On a desk everything is seen at once; the order goes down each column, as the arrow keys do. */
const PAPER = { sx: { maxHeight: 'min(80dvh, 560px)', width: { xs: 300, md: 760 } } }
const LIST = { dense: true, sx: { columnCount: { md: 3 }, columnGap: 0 } }
/** A group's name stays above its first entry. */
const HEADING = { breakAfter: 'avoid', lineHeight: '36px' }

interface PaletteProps {
  anchor: HTMLElement
  onPick: (entry: PaletteEntry) => void
  onClose: () => void
}

const isFile = (entry: PaletteEntry): entry is (typeof FILE_ENTRIES)[number] =>
  FILE_ENTRIES.some((one) => one === entry)

/** Everything that can be added, in groups and with a picture each; typing a letter goes to what begins with it. */
export function Palette({ anchor, onPick, onClose }: PaletteProps) {
  const { t } = useTranslation('editor')
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: PAPER, list: LIST }}>
      {PALETTE.flatMap(({ name, entries }) => [
        <ListSubheader key={name} disableSticky sx={HEADING}>
          {t(`palette.${name}`)}
        </ListSubheader>,
        ...entries.map((entry) => {
          const Icon = iconOf(entry)
          return (
            <MenuItem
              key={entry}
              sx={{ breakInside: 'avoid', minHeight: { xs: 44, md: 36 } }}
              onClick={() => {
                onClose()
                onPick(entry)
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" aria-hidden />
              </ListItemIcon>
              <ListItemText>{isFile(entry) ? t(`palette.${entry}`) : t(`kind.${entry}`)}</ListItemText>
            </MenuItem>
          )
        }),
      ])}
    </Menu>
  )
}
