import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve

/** A family of fonts with the letters that it is asked for. */
export interface Face {
  name: string
  normal: string
  bold: string
  /** Which letters it is for; it need not have all of them. */
  letters: RegExp
  /** Signs between the letters of others, whose spaces are as wide as they are. */
  isSigns: boolean
}

type Drawn = [name: string, folder: string, file: string, letters: RegExp]

const IDEOGRAPHS = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3000-\u303f\uff00-\uffef]/u

/** Latin, Greek and Cyrillic, which most documents do with. */
const LATIN: Drawn = ['Latin', 'source-sans-3', 'SourceSans3', /./u]
export const JAPANESE = 'Japanese'

/** Families by their scripts. Between several for a letter the first that has it is taken. */
const SCRIPTS: Drawn[] = [
  [JAPANESE, 'biz-udpgothic', 'BIZUDPGothic', IDEOGRAPHS],
  ['Chinese', 'noto-sans-sc', 'NotoSansSC', IDEOGRAPHS],
  ['Korean', 'nanum-gothic', 'NanumGothic', /\p{scx=Hang}/u],
  ['Arabic', 'noto-sans-arabic', 'NotoSansArabic', /\p{scx=Arab}/u],
  ['Hebrew', 'noto-sans-hebrew', 'NotoSansHebrew', /\p{scx=Hebr}/u],
  ['Ethiopic', 'noto-sans-ethiopic', 'NotoSansEthiopic', /\p{scx=Ethi}/u],
  ['Thai', 'noto-sans-thai', 'NotoSansThai', /\p{scx=Thai}/u],
  ['Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari', /\p{scx=Deva}/u],
  ['Bengali', 'noto-sans-bengali', 'NotoSansBengali', /\p{scx=Beng}/u],
  ['Gurmukhi', 'noto-sans-gurmukhi', 'NotoSansGurmukhi', /\p{scx=Guru}/u],
  ['Gujarati', 'noto-sans-gujarati', 'NotoSansGujarati', /\p{scx=Gujr}/u],
  ['Tamil', 'noto-sans-tamil', 'NotoSansTamil', /\p{scx=Taml}/u],
  ['Telugu', 'noto-sans-telugu', 'NotoSansTelugu', /\p{scx=Telu}/u],
  ['Kannada', 'noto-sans-kannada', 'NotoSansKannada', /\p{scx=Knda}/u],
  ['Malayalam', 'noto-sans-malayalam', 'NotoSansMalayalam', /\p{scx=Mlym}/u],
  ['Sinhala', 'noto-sans-sinhala', 'NotoSansSinhala', /\p{scx=Sinh}/u],
  ['Khmer', 'noto-sans-khmer', 'NotoSansKhmer', /\p{scx=Khmr}/u],
  ['Lao', 'noto-sans-lao', 'NotoSansLao', /\p{scx=Laoo}/u],
  ['Myanmar', 'noto-sans-myanmar', 'NotoSansMyanmar', /\p{scx=Mymr}/u],
  ['Georgian', 'noto-sans-georgian', 'NotoSansGeorgian', /\p{scx=Geor}/u],
  ['Armenian', 'noto-sans-armenian', 'NotoSansArmenian', /\p{scx=Armn}/u],
]
const SIGN = /\P{L}/u
const SIGNS: Drawn[] = [
  ['Emoji', 'noto-emoji', 'NotoEmoji', /[\p{Emoji}\p{Emoji_Component}]/u],
  ['Symbols', 'noto-sans-symbols', 'NotoSansSymbols', SIGN],
]
/** Drawn in one weight only. */
const ONE_WEIGHT: Drawn[] = [
  ['Tifinagh', 'noto-sans-tifinagh', 'NotoSansTifinagh', /\p{scx=Tfng}/u],
  ['More symbols', 'noto-sans-symbols-2', 'NotoSansSymbols2', SIGN],
  ['Mathematics', 'noto-sans-math', 'NotoSansMath', /[\p{S}\p{Alphabetic}]/u],
]

function face([name, folder, file, letters]: Drawn, bold: string): Face {
  const path = (weight: string) => resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`)
  return {
    name,
    letters,
    isSigns: SIGNS.some(([sign]) => sign === name),
    // Looked for when they are needed: a document seldom needs more than one.
    get normal() {
      return path('400Regular')
    },
    get bold() {
      return path(bold)
    },
  }
}

/** All families, the one that is tried first at the beginning. */
export const FACES: readonly Face[] = [
  face(LATIN, '600SemiBold'),
  ...[...SCRIPTS, ...SIGNS].map((drawn) => face(drawn, '700Bold')),
  ...ONE_WEIGHT.map((drawn) => face(drawn, '400Regular')),
]
