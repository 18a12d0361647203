import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installOnDemand } from './on-demand.mjs'
import { CACHE } from './paths.mjs'

/** A Latin as wide as Arial, Japanese and Korean in the weights of the style sheets, and DejaVu, a wide Latin. */
const FILES = ['Arimo', 'NotoSansJP', 'NotoSansKR']
  .flatMap(family => ['400Regular', '600SemiBold', '700Bold'].map(weight => `${family}_${weight}`))
  .concat('DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansMono', 'DejaVuSansMono-Bold')
const CJK = ['Noto Sans JP', 'Noto Sans KR']

/**
 * Texts are measured in the same fonts on every machine: those of test/fonts-packages, 64 MB to fetch. Returns the
 * variables with which a browser on Linux has these and no others; elsewhere browsers have the fonts of the machine.
 */
export function prepareFonts() {
  if (process.platform !== 'linux') return {}
  const packages = installOnDemand('fonts', 'Installing fonts…')
  const file = join(CACHE, 'fonts/fonts.conf')
  // Each time, as it names folders by their absolute paths and the repository may have been moved or copied.
  writeFileSync(file, describeFonts(packages))
  return { FONTCONFIG_FILE: file }
}

function describeFonts(packages) {
  const accepted = FILES.map(name => `<acceptfont><glob>*/${name}.ttf</glob></acceptfont>`)
  return `<?xml version="1.0"?>
<fontconfig>
<dir>${packages}</dir>
<cachedir>${join(CACHE, 'fonts/cache')}</cachedir>
<selectfont><rejectfont><glob>*.ttf</glob></rejectfont>${accepted.join('')}</selectfont>
${alias('monospace', ['DejaVu Sans Mono', ...CJK])}
${alias('sans-serif', ['Arimo', ...CJK])}
<match><edit name="family" mode="append_last"><string>Arimo</string></edit></match>
</fontconfig>
`
}

function alias(generic, families) {
  const prefer = families.map(family => `<family>${family}</family>`).join('')
  return `<alias binding="same"><family>${generic}</family><prefer>${prefer}</prefer></alias>`
}
