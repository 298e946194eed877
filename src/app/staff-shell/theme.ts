import { createTheme, type Components, type Theme } from '@mui/material/styles'

const token = (name: string): string => `var(--${name})`
const color = (name: string): string => `var(--color-${name})`

/** The text's colour, transparent but for that many percent. */
const tint = (percent: number): string => `color-mix(in srgb, ${color('text')} ${percent}%, transparent)`

const tone = (main: string, soft: string, on: string) => ({
  main: color(main),
  light: color(soft),
  dark: color(main),
  contrastText: color(on),
})

const RING = { outline: `3px solid ${color('focus')}`, outlineOffset: 2 }
const RING_INSIDE = { outline: `3px solid ${color('focus')}`, outlineOffset: -3 }
const FRAMED = {
  border: `1px solid ${color('border')}`,
  backgroundColor: color('surface'),
  backgroundImage: 'none',
  // It takes the focus only for its contents, so a ring around all of it would mislead.
  '&:focus-visible': { outline: 'none' },
}

const alertTone = (name: string) => ({
  color: color('text'),
  backgroundColor: color(`${name}-soft`),
  border: `1px solid ${color(name)}`,
  '& .MuiAlert-icon': { color: color(name), opacity: 1 },
})

const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 16, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
      // For fingers: larger to hit, and no louder to read.
      sizeLarge: { minHeight: 48, paddingInline: 20, fontSize: token('text-16') },
      outlined: { borderColor: color('border-strong') },
    },
    variants: [
      // The one main action of a screen.
      {
        props: { color: 'secondary', variant: 'contained' },
        style: { '&:hover': { backgroundColor: color('accent-hover') } },
      },
      {
        props: { color: 'primary', variant: 'contained' },
        style: { '&:hover': { backgroundColor: color('primary-hover') } },
      },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: token('radius') } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: color('surface'),
        '& .MuiOutlinedInput-notchedOutline': { borderColor: color('border-strong') },
        '& legend': { fontSize: '0.875em' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color('text') },
        // The frame itself is the ring, so that it leaves a gap for the label.
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { border: `3px solid ${color('focus')}` },
      },
    },
  },
  // Nothing is written smaller than 14 px.
  MuiInputLabel: {
    styleOverrides: {
      outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -10px) scale(0.875)' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: token('text-14'), marginInline: 0 } } },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 40, '&:focus-visible, &.Mui-focusVisible': RING_INSIDE } },
  },
  MuiListItemButton: { styleOverrides: { root: { '&:focus-visible': RING_INSIDE } } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, '&:focus-visible': RING_INSIDE } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { fontSize: token('text-14'), color: color('bg'), backgroundColor: color('text') },
      arrow: { color: color('text') },
    },
  },
}

const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: FRAMED } },
  MuiMenu: { styleOverrides: { paper: FRAMED } },
  MuiPopover: { styleOverrides: { paper: { ...FRAMED, boxShadow: 'none' } } },
  MuiAutocomplete: { styleOverrides: { paper: FRAMED } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ ownerState }) => ({
        ...FRAMED,
        boxShadow: 'none',
        margin: 16,
        ...(ownerState.fullWidth && { width: 'calc(100% - 32px)' }),
        ...(ownerState.fullScreen && { margin: 0, width: '100%', borderRadius: 0, borderWidth: 0 }),
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: token('text-22'), lineHeight: 1.3, paddingBottom: 8 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: 16, gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color('scrim') } } },
  },
  MuiDrawer: { styleOverrides: { paper: { ...FRAMED, borderWidth: '0 1px 0 0', boxShadow: 'none' } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: { root: { ...FRAMED, '&::before': { display: 'none' } } },
  },
  MuiAlert: {
    styleOverrides: { root: { alignItems: 'center', fontSize: token('text-16') } },
    variants: [
      { props: { severity: 'error' }, style: alertTone('danger') },
      { props: { severity: 'success' }, style: alertTone('success') },
      { props: { severity: 'warning' }, style: alertTone('warning') },
      { props: { severity: 'info' }, style: alertTone('info') },
    ],
  },
  MuiChip: { styleOverrides: { root: { fontSize: token('text-14'), borderColor: color('border-strong') } } },
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableContainer: { styleOverrides: { root: { ...FRAMED, borderRadius: token('radius') } } },
  MuiTableRow: {
    styleOverrides: {
      root: { height: 40, '&.MuiTableRow-hover:hover': { backgroundColor: color('surface-2') } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '4px 12px', borderColor: color('border'), fontSize: token('text-16') },
      head: {
        fontWeight: 'var(--weight-bold)',
        fontSize: token('text-14'),
        color: color('text-muted'),
        backgroundColor: color('surface-2'),
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: color('surface-2') } },
  },
}

/**
 * MUI drawn with the product's tokens. One scheme for both: each colour is a custom property that changes with the
 * system's scheme by itself, so nothing flashes and native screens and these cannot drift apart.
 */
export const theme = createTheme({
  // The tokens set color-scheme themselves.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { ...tone('primary', 'primary-soft', 'on-primary'), dark: color('primary-hover') },
    secondary: { ...tone('accent', 'accent', 'on-accent'), dark: color('accent-hover') },
    error: tone('danger', 'danger-soft', 'on-danger'),
    success: tone('success', 'success-soft', 'surface'),
    warning: tone('warning', 'warning-soft', 'surface'),
    info: tone('info', 'info-soft', 'surface'),
    background: { default: color('bg'), paper: color('surface') },
    text: { primary: color('text'), secondary: color('text-muted'), disabled: color('text-muted') },
    divider: color('border'),
    action: {
      active: color('text-muted'),
      hover: tint(6),
      hoverOpacity: 0.06,
      selected: color('primary-soft'),
      focus: tint(10),
      disabled: tint(50),
      disabledBackground: color('surface-2'),
    },
  },
  shape: { borderRadius: 8 },
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: token('font-sans'),
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: { fontSize: token('text-28'), fontWeight: 650, lineHeight: 1.2 },
    h2: { fontSize: token('text-22'), fontWeight: 650, lineHeight: 1.2 },
    h3: { fontSize: token('text-18'), fontWeight: 650, lineHeight: 1.3 },
    h4: { fontSize: token('text-16'), fontWeight: 650, lineHeight: 1.4 },
    body1: { fontSize: token('text-16'), lineHeight: 1.5 },
    body2: { fontSize: token('text-14'), lineHeight: 1.45 },
    subtitle1: { fontSize: token('text-18') },
    subtitle2: { fontSize: token('text-16'), fontWeight: 550 },
    caption: { fontSize: token('text-14') },
    overline: { fontSize: token('text-14'), textTransform: 'none', letterSpacing: 0 },
    button: { fontSize: token('text-16'), fontWeight: 550, textTransform: 'none', lineHeight: 1.25 },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: { ...controls, ...surfaces },
})
