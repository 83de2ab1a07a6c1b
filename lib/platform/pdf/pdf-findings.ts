// Shared with the browser, which shows the list after an upload.
import * as z from 'zod'

export const PDF_FAULTS = ['text', 'tags', 'language', 'title', 'alt', 'locked', 'unread'] as const

export type PdfFault = (typeof PDF_FAULTS)[number]

const finding = z.object({ fault: z.enum(PDF_FAULTS), count: z.number().int().min(1) })

/** `count` pages, pictures or documents have the fault. */
type PdfFinding = z.infer<typeof finding>

export const pdfFindings = z.object({ pages: z.number().int().min(0), faults: z.array(finding) })

/** Barriers for people who use a screen reader (45 CFR 84.84: WCAG 2.1 AA). None: the check found nothing. */
export type PdfFindings = z.infer<typeof pdfFindings>

type Advice = {
  title: (finding: PdfFinding, pages: number) => string
  why: string
  word: string
  canva: string
}

const ACROBAT = 'Canva cannot set this. Set it in Acrobat'

/** Each fault in words: whom it keeps out, and what to do in the program that made the file. */
export const PDF_ADVICE: Readonly<Record<PdfFault, Advice>> = {
  text: {
    title: ({ count }, pages) =>
      count >= pages
        ? 'The pages are pictures without text'
        : `${count} of ${pages} pages ${count === 1 ? 'is a picture' : 'are pictures'} without text`,
    why: 'A screen reader finds nothing to read, and no one can search, enlarge or copy the text.',
    word: 'Save the original document as PDF instead of scanning a printout. If only paper exists, scan it with text recognition (OCR).',
    canva: 'Download as “PDF Standard” with “Flatten PDF” turned off.',
  },
  tags: {
    title: () => 'The document has no tags',
    why: 'Without tags a screen reader cannot tell headings, lists and tables apart, and may read columns in the wrong order.',
    word: 'Use the styles Heading 1, Heading 2 and List. Then choose Save As, PDF, Options, and check “Document structure tags for accessibility”. “Print to PDF” drops the tags.',
    canva:
      'Download as “PDF Standard” with “Flatten PDF” turned off. If the tags are still missing, add them in Acrobat (Prepare for accessibility), or set the text in Word.',
  },
  language: {
    title: () => 'The document has no language set',
    why: 'A screen reader may read English text with another language’s pronunciation.',
    word: 'Select all text, choose Review, Language, Set Proofing Language, English (United States), and save as PDF again.',
    canva: `${ACROBAT}: Document Properties, Advanced, Language.`,
  },
  title: {
    title: () => 'The document has no title',
    why: 'Screen readers and browser tabs read the title first. Without one they read the file name.',
    word: 'Choose File, Info, and write the title under Properties, such as “December newsletter”. Then save as PDF again.',
    canva: `Name the design at the top of the editor before you download it. If the title is still missing, set it in Acrobat: Document Properties, Description.`,
  },
  alt: {
    title: ({ count }) =>
      count === 1 ? 'One picture has no description' : `${count} pictures have no description`,
    why: 'A screen reader says only that there is a picture.',
    word: 'Right-click each picture, choose View Alt Text, and say in one sentence what it shows. Mark borders and ornaments as decorative.',
    canva:
      'Select each picture, open its menu, choose Alternative text, and say in one sentence what it shows. Mark ornaments as decorative.',
  },
  locked: {
    title: () => 'The document is protected',
    why: 'Its text and tags could not be checked, and some screen readers cannot open it.',
    word: 'Choose File, Info, Protect Document, and remove the password and the restrictions. Then save as PDF again.',
    canva: 'Download the design again, without a password.',
  },
  unread: {
    title: () => 'The document could only be checked in part',
    why: 'It is very large, or built in an unusual way.',
    word: 'Save the original as PDF again, in parts if it is long.',
    canva: 'Download the design again as “PDF Standard”, in parts if it is long.',
  },
}
