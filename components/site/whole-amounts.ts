/** A dollar amount, or two with a dash: '$4,850', '$350–$1,900'. */
export const AMOUNT = /\$\d[\d,]*(?:\.\d+)?(?:–\$?\d[\d,]*(?:\.\d+)?)?/

const TAG_OR_AMOUNT = new RegExp(`(<[^>]*>)|(${AMOUNT.source})`, 'g')

/** Clean HTML whose dollar amounts never break between two lines. */
export function keepAmountsWhole(html: string): string {
  return html.replace(
    TAG_OR_AMOUNT,
    (_, tag: string | undefined, amount: string) => tag ?? `<span class="amount">${amount}</span>`,
  )
}
