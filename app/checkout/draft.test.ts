// What was filled in survives a reload, and nothing else is read from the browser's storage.
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/memory-storage.ts';
import { changeDraft, forgetDraft, forgetDrafts, parseDrafts } from './draft.ts';

const session = new Map<string, string>();
beforeEach(() => {
  session.clear();
  vi.stubGlobal('sessionStorage', memoryStorage(session));
});

const now = Date.parse('2026-03-07T12:00:00Z');
const slot = { inicio: '2026-03-07T13:00:00Z', termino: '2026-03-07T13:30:00Z' };
const stored = (): unknown => JSON.parse([...session.values()][0] ?? 'null');

test('a reload finds what was filled in, until the order is placed', () => {
  const typed = { paymentId: 3, cpf: '529.982', remark: 'Sem cebola', later: true, slot };
  changeDraft(7, typed);
  expect(parseDrafts(stored(), now, null).get(7)).toMatchObject(typed);
  forgetDraft(7);
  expect(session.size).toBe(0);
});

test('signing out removes what was filled in at every store', () => {
  changeDraft(7, { cpf: '52998224725' });
  changeDraft(8, { remark: 'Campainha quebrada' });
  forgetDrafts();
  expect(session.size).toBe(0);
});

test('what a customer typed is not there for the next one, in a tab that was left open', () => {
  vi.stubGlobal('localStorage', { getItem: () => '41' });
  changeDraft(7, { cpf: '529.982.247-25' });
  expect(parseDrafts(stored(), now, 41).get(7)?.cpf).toBe('529.982.247-25');
  for (const next of [null, 42]) expect(parseDrafts(stored(), now, next).size).toBe(0);
  vi.unstubAllGlobals();
});

test('what a guest typed is there after they sign in', () => {
  expect(parseDrafts({ 7: { remark: 'Sem cebola' } }, now, 41).get(7)?.remark).toBe('Sem cebola');
});

test('a time that has begun does not come back', () => {
  const later = Date.parse('2026-03-07T13:00:00Z');
  expect(parseDrafts({ 7: { slot } }, now, null).get(7)?.slot).toEqual(slot);
  expect(parseDrafts({ 7: { slot } }, later, null).get(7)?.slot).toBeNull();
});

test('broken values count as none', () => {
  for (const raw of [null, 3, 'x', []]) expect(parseDrafts(raw, now, null).size).toBe(0);
  const broken = { paymentId: '3', cpf: 4, slot: { inicio: 'soon', termino: 1 }, later: 'yes' };
  const draft = parseDrafts({ 7: broken }, now, null).get(7);
  expect(draft).toMatchObject({ paymentId: null, cpf: '', slot: null, later: false });
  expect(parseDrafts({ 7: null }, now, null).get(7)?.remark).toBe('');
});
