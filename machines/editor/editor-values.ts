import type { ChoiceRule, DateRule, NumberRule, NameRule } from './editor-fields.ts';
import { dateOfMjd } from '../kit/julian-date.ts';
import { type NameFault, nameFault, nameOf } from '../objects/user-defined-names.ts';

/** Why a value is invalid. */
export type ValueFault = NameFault | 'not a number' | 'zero' | 'out of range';

/** The value of a typed text, and the text that its field then shows. */
export type ReadValue<Value> =
  { readonly value: Value; readonly text: string } | { readonly fault: ValueFault };

/**
 * Reads a typed number, in this order: is there one; is it zero where only smaller limits than 1 are allowed; clamped
 * to the limits; decimals beyond the allowed ones cut off.
 *
 * @param text with a dot or a comma before the decimals; blanks around it are ignored.
 */
export function readNumber(text: string, { min, max, decimal }: NumberRule): ReadValue<number> {
  const trimmed = text.trim();
  if (trimmed === '') return { fault: 'missing' };
  const typed = /^[+-]?(\d+[.,]?\d*|[.,]\d+)([eE][+-]?\d+)?$/.test(trimmed)
    ? Number(trimmed.replace(',', '.'))
    : NaN;
  if (!Number.isFinite(typed)) return { fault: 'not a number' };
  if (typed === 0 && min > 0 && min < 1) return { fault: 'zero' };
  const value = truncated(Math.min(Math.max(typed, min), max), decimal);
  return { value, text: value === typed && !trimmed.includes(',') ? trimmed : plainText(value) };
}

/** Reads the name of an object. @param others names of all other objects of the user. */
export function readName(text: string, others: readonly string[]): ReadValue<string> {
  const name = nameOf(text);
  const fault = nameFault(name, others);
  return fault === undefined ? { value: name, text: name } : { fault };
}

/**
 * Reads a date stored as Modified Julian Date; 8 decimals stay.
 *
 * @param latest the last date allowed, Modified Julian Date.
 */
export function readDate(text: string, { min }: DateRule, latest: number): ReadValue<number> {
  if (text.trim() === '') return { fault: 'missing' };
  const value = Number(Number(text).toFixed(8));
  if (!Number.isFinite(value)) return { fault: 'not a number' };
  return value < min || value > latest ? { fault: 'out of range' } : { value, text: plainText(value) };
}

/** Reads one of a few choices. */
export function readChoice(text: string, { choices }: ChoiceRule): ReadValue<string> {
  if (text === '') return { fault: 'missing' };
  return choices.some(({ id }) => id === text) ? { value: text, text } : { fault: 'out of range' };
}

/** Cuts decimals off towards zero, beyond this many of them. */
export function truncated(value: number, decimals: number): number {
  const [whole, fraction = ''] = plainText(value).split('.');
  return fraction.length <= decimals ? value : Number(`${whole}.${fraction.slice(0, decimals)}`);
}

/** A number written out, without an exponent. */
export function plainText(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const digits = value.toFixed(MOST_DECIMALS);
  return digits.replace(/\.?0+$/, '');
}

/** Enough for every field: none has a smaller number. */
const MOST_DECIMALS = 20;

/** The message of a field, its limits filled in. */
export function rangeText(
  message: string,
  rule: NumberRule | NameRule | DateRule | ChoiceRule,
  latest: number,
): string {
  if (rule.schema === 'text' || rule.schema === 'choice') return message;
  const [min, max] =
    rule.schema === 'date'
      ? [dateOfMjd(rule.min), dateOfMjd(latest)]
      : [plainText(rule.min), plainText(rule.max)];
  return message.replace('{min}', min).replace('{max}', max);
}
