import { BODY_FAMILIES, FAMILY_LABELS, HEADING_FAMILIES } from '@/lib/platform/brand/families'
import { MOTIFS } from '@/lib/platform/brand/motifs'
import { paletteFaults } from '@/lib/platform/brand/palette'
import { defineEntity } from '@/lib/records/declare/define-entity'
import { color, image, select, text } from '@/lib/records/declare/fields'

export const brand = defineEntity({
  name: 'brand',
  table: 'brand',
  area: 'company',
  kind: 'single',
  title: 'shortName',
  labels: { one: 'brand', many: 'brands' },
  about: 'Logo, colors and type of the site, the back office, mail and shared links.',
  menu: {
    group: 'Settings',
    icon: 'Palette',
    synonyms: 'logo colors fonts design theme favicon style',
    help: [
      {
        question: 'How do I change the colors of the site?',
        answer: 'Open the brand and choose a color. The contrast is checked before you save.',
        synonyms: 'theme design logo',
      },
    ],
  },
  groups: {
    Name: ['shortName'],
    Logo: ['logoImageId', 'logoDarkImageId', 'iconImageId', 'iconDarkImageId'],
    Colors: ['paperColor', 'inkColor', 'primaryColor', 'accentColor'],
    Type: ['bodyFont', 'headingFont'],
    Drawings: ['motif', 'confirmationImageId'],
  },
  publicPaths: () => ['/'],
  check: ({ paperColor, inkColor, primaryColor, accentColor }) => {
    const { paper, ink, primary, accent } = paletteFaults({
      paper: paperColor,
      ink: inkColor,
      primary: primaryColor,
      accent: accentColor,
    })
    return {
      ...(paper && { paperColor: paper }),
      ...(ink && { inkColor: ink }),
      ...(primary && { primaryColor: primary }),
      ...(accent && { accentColor: accent }),
    }
  },
  fields: {
    shortName: text({
      max: 24,
      label: 'Short name',
      hint: 'Where the whole name has no room. Empty: the name without “Senior Living”',
    }),
    logoImageId: image({
      synonyms: 'company mark header',
      label: 'Logo',
      hint: 'With its words, for light backgrounds. Empty: the icon and the short name. SVG, PNG or WebP',
    }),
    logoDarkImageId: image({
      synonyms: 'footer inverted white logo',
      label: 'Logo for dark backgrounds',
      hint: 'Empty: the icon and the short name',
    }),
    iconImageId: image({
      synonyms: 'favicon app icon',
      label: 'Icon',
      hint: 'A square without words. Browser tabs, phones and shared links show it. Empty: the first letter of the short name',
    }),
    iconDarkImageId: image({ rare: true, label: 'Icon for dark backgrounds', hint: 'Empty: the icon' }),
    paperColor: color({ synonyms: 'background theme', label: 'Background', hint: 'Light. Empty: ivory' }),
    inkColor: color({ synonyms: 'font text color', label: 'Text', hint: 'Empty: a dark green' }),
    primaryColor: color({
      synonyms: 'theme green brand color',
      label: 'Main color',
      hint: 'The phone button and dark sections. Empty: green',
    }),
    accentColor: color({
      synonyms: 'button link color copper',
      label: 'Accent color',
      hint: 'The tour button, links and labels. Empty: copper',
    }),
    bodyFont: select(BODY_FAMILIES, {
      synonyms: 'typeface typography',
      default: 'atkinson',
      labels: FAMILY_LABELS,
      label: 'Type of texts',
    }),
    headingFont: select(HEADING_FAMILIES, {
      synonyms: 'typeface typography headline',
      default: 'fraunces',
      labels: FAMILY_LABELS,
      label: 'Type of headings',
    }),
    motif: select(MOTIFS, {
      synonyms: 'shape divider decoration',
      default: 'waves',
      labels: { ridges: 'Mountain ridges', waves: 'Soft waves', plain: 'None' },
      label: 'Shapes between sections',
      hint: 'Above the footer, before labels and on dark sections',
    }),
    confirmationImageId: image({
      label: 'Picture above a confirmation',
      hint: 'Wide and low, such as 1080 by 380. Families see it once their request is sent. Empty: none',
    }),
  },
})
