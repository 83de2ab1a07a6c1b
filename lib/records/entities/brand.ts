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
  about: 'Logo, colors and fonts of the site, the back office, emails and shared links.',
  menu: {
    group: 'Settings',
    icon: 'Palette',
    synonyms: 'logo colors fonts design theme favicon style',
    help: [
      {
        question: 'How do I change the colors of the site?',
        answer: 'Open Brand and choose a color. The contrast is checked before you save.',
        synonyms: 'theme design logo',
      },
    ],
  },
  groups: {
    Name: ['shortName'],
    Logo: ['logoImageId', 'logoDarkImageId', 'iconImageId', 'iconDarkImageId'],
    Colors: ['paperColor', 'inkColor', 'primaryColor', 'accentColor'],
    Fonts: ['bodyFont', 'headingFont'],
    Decoration: ['motif', 'confirmationImageId'],
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
      hint: 'Used where the full name does not fit. Leave empty to use the name without “Senior Living”.',
    }),
    logoImageId: image({
      synonyms: 'company mark header',
      label: 'Logo',
      hint: 'With the company name, for light backgrounds: SVG, PNG or WebP. Leave empty to show the icon and short name.',
    }),
    logoDarkImageId: image({
      synonyms: 'footer inverted white logo',
      label: 'Logo for dark backgrounds',
      hint: 'Leave empty to show the icon and short name',
    }),
    iconImageId: image({
      synonyms: 'favicon app icon',
      label: 'Icon',
      hint: 'A square without text, shown in browser tabs, on phones and in shared links. Leave empty to show the first letter of the short name.',
    }),
    iconDarkImageId: image({
      rare: true,
      label: 'Icon for dark backgrounds',
      hint: 'Leave empty to use the icon',
    }),
    paperColor: color({
      synonyms: 'background theme',
      label: 'Background',
      hint: 'A light color. Leave empty for ivory.',
    }),
    inkColor: color({ synonyms: 'font text color', label: 'Text', hint: 'Leave empty for dark green' }),
    primaryColor: color({
      synonyms: 'theme green brand color',
      label: 'Main color',
      hint: 'Used for the phone button and dark sections. Leave empty for green.',
    }),
    accentColor: color({
      synonyms: 'button link color copper',
      label: 'Accent color',
      hint: 'Used for the tour button, links and labels. Leave empty for copper.',
    }),
    bodyFont: select(BODY_FAMILIES, {
      synonyms: 'typeface typography',
      default: 'atkinson',
      labels: FAMILY_LABELS,
      label: 'Body font',
    }),
    headingFont: select(HEADING_FAMILIES, {
      synonyms: 'typeface typography headline',
      default: 'fraunces',
      labels: FAMILY_LABELS,
      label: 'Heading font',
    }),
    motif: select(MOTIFS, {
      synonyms: 'shape divider decoration',
      default: 'waves',
      labels: { ridges: 'Mountain ridges', waves: 'Soft waves', plain: 'None' },
      label: 'Shapes between sections',
      hint: 'Shown above the footer, before labels and in dark sections',
    }),
    confirmationImageId: image({
      label: 'Confirmation picture',
      hint: 'Shown to families after they send a request. Wide and low, such as 1080 by 380 pixels. Leave empty for none.',
    }),
  },
})
