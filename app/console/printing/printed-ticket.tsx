// The kitchen printer's ticket, for an 80 mm or 58 mm roll: complete, or without prices for the
// kitchen.
import { Trans, useLingui } from '@lingui/react/macro';
import type { StorePrinting } from '#contract/entities/console/board.ts';
import type { Order } from '#contract/entities/order.ts';
import { maskCep, maskCpf, maskPhone } from '#rules/documents.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { eachChoice } from '../../orders/choice-lines.ts';
import { keyedItems } from '../../orders/keyed-items.ts';
import { type Clock, clockTime, DEFAULT_ZONE, timeWindow } from '../../orders/order-times.ts';
import { usePriceLines } from '../../orders/price-lines.ts';
import { classes } from '../../ui/classes.ts';
import { useMoney } from '../../ui/money.tsx';
import './print.css';
import { useTimes } from '../../ui/use-times.ts';
import { useKindLabel } from '../board/order-kind.tsx';
import { useMoneyText } from '../money/money-text.ts';

type PrintedTicketProps = {
  order: Order;
  settings: Pick<StorePrinting, 'larguraPapel' | 'letraGrande'>;
  kitchen: boolean;
};

export function PrintedTicket({ order, settings, kitchen }: PrintedTicketProps) {
  const { i18n } = useLingui();
  const times = useTimes();
  const { projectName, estabelecimentos } = useBrand();
  const money = useMoney();
  const kind = useKindLabel();
  const payment = useMoneyText()(order);
  const lines = usePriceLines()(order);
  const timeZone =
    estabelecimentos.find(({ id }) => id === order.idEstabelecimento)?.fusoHorario ?? DEFAULT_ZONE;
  const clock = { timeZone, locale: i18n.locale };
  return (
    <article
      className={classes(
        'ticket',
        settings.larguraPapel === 58 && 'narrow',
        settings.letraGrande && 'large',
        kitchen && 'kitchen',
      )}
    >
      <header>
        <b>{projectName.toUpperCase()}</b>
        <span>{order.nomeEstabelecimento}</span>
      </header>
      <div className="ticket-number">
        <span>
          <Trans>Pedido</Trans>
        </span>
        <strong className="num">{i18n.number(order.numero)}</strong>
      </div>
      <p className="ticket-kind">{kind(order.tipoPedido).toUpperCase()}</p>
      {order.versao > 1 ? (
        <p className="ticket-remark">
          <Trans>PEDIDO ALTERADO</Trans>
        </p>
      ) : null}
      <PrintedSlot order={order} clock={clock} />
      <dl>
        <div>
          <dt>
            <Trans>Entrou</Trans>
          </dt>
          <dd>
            {i18n.date(order.dataCadastro, { day: '2-digit', month: '2-digit', timeZone })}{' '}
            {clockTime(order.dataCadastro, clock)}
          </dd>
        </div>
        {order.atendente === null ? null : (
          <div>
            <dt>
              <Trans>Anotado por</Trans>
            </dt>
            <dd>{order.atendente}</dd>
          </div>
        )}
        {order.entregador === null ? null : (
          <div>
            <dt>
              <Trans>Quem entrega</Trans>
            </dt>
            <dd>{order.entregador}</dd>
          </div>
        )}
        {order.previsaoMaxima === null ? null : (
          <div>
            <dt>
              <Trans>Previsão</Trans>
            </dt>
            <dd>{clockTime(order.previsaoMaxima, clock)}</dd>
          </div>
        )}
      </dl>
      <hr />
      <ul>
        {keyedItems(order.itens).map(({ key, item }) => (
          <li key={key}>
            <b>{times(item)}</b>
            <span>
              {item.estornado ? <s>{item.nome.toUpperCase()}</s> : item.nome.toUpperCase()}
              {eachChoice(item).map((line) => (
                <small key={line}>{line}</small>
              ))}
              {item.observacao === '' ? null : <small>* {item.observacao.toUpperCase()}</small>}
            </span>
            {kitchen ? null : <i>{money(item.valorTotal)}</i>}
          </li>
        ))}
      </ul>
      {order.observacao === '' ? null : (
        <p className="ticket-remark">
          <Trans>OBS:</Trans> {order.observacao.toUpperCase()}
        </p>
      )}
      {kitchen ? null : (
        <>
          <hr />
          <dl>
            {lines.map(({ label, value, kind: lineKind }) => (
              <div key={`${lineKind} ${label}`} className={lineKind === 'total' ? 't' : undefined}>
                <dt>{label}</dt>
                <dd>{typeof value === 'string' ? value : money(value)}</dd>
              </div>
            ))}
          </dl>
          <p className={classes('ticket-paid', payment.toCollect !== null && 'ticket-collect')}>
            {payment.words.toUpperCase()}
          </p>
          {payment.restToCollect === null ? null : (
            <p className="ticket-paid ticket-collect">
              <Trans>COBRAR</Trans> {payment.restToCollect.toUpperCase()}
            </p>
          )}
          {payment.notes.map((note) => (
            <p key={note} className="ticket-paid">
              {note.toUpperCase()}
            </p>
          ))}
        </>
      )}
      <hr />
      {kitchen ? <b>{order.nomeCliente}</b> : <PrintedCustomer order={order} />}
    </article>
  );
}

/** A scheduled order shows its time first, for packing. */
function PrintedSlot({ order, clock }: { order: Order; clock: Clock }) {
  const { agendadoInicio, agendadoTermino } = order;
  if (agendadoInicio === null || agendadoTermino === null) return null;
  const day = dateFormat(clock.locale, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    timeZone: clock.timeZone,
  }).format(new Date(agendadoInicio));
  const times = timeWindow(agendadoInicio, agendadoTermino, clock);
  return (
    <p className="ticket-remark">
      <Trans>AGENDADO PARA</Trans>
      <br />
      {day} {times}
    </p>
  );
}

function PrintedCustomer({ order }: { order: Order }) {
  const { t } = useLingui();
  const { endereco, cpfNota } = order;
  const cpf = cpfNota === null ? '' : maskCpf(cpfNota);
  const rows = [
    maskPhone(order.telefoneCliente),
    ...(endereco === null
      ? []
      : [
          [`${endereco.logradouro}, ${endereco.numero}`, endereco.complemento]
            .filter(Boolean)
            .join(', '),
          [endereco.bairro, maskCep(endereco.cep)].filter(Boolean).join(', '),
          endereco.referencia,
        ]),
    cpf === '' ? '' : t`CPF na nota: ${cpf}`,
  ].filter(Boolean);
  return (
    <p>
      <b>{order.nomeCliente}</b>
      {rows.map((row) => (
        <span key={row} className="ticket-line">
          {row}
        </span>
      ))}
    </p>
  );
}
