import { draftEvent, draftKey, draftLifetimeMs } from "./draft-keys.ts";
import { honeypotName } from "./form.ts";
import { heldFormText } from "./offline-form.ts";

/**
 * The script that keeps what is typed in a form named by `data-draft`, from its first letter, and puts it back as each
 * part of the form is read (rule forms/draft). It is in the head, because a slow telephone shows a form seconds before
 * any other script. It leaves alone what the page has just chosen (`data-draft-chosen`) and what somebody has typed.
 * A form with the server's answer (`data-draft-answer`) claims to have found nothing, and its first error has the focus:
 * the browser would scroll to the form by its id instead.
 * Where the browser knows that there is no network, a form pressed that early stays (rule pages/offline).
 */
export const draftScript = `{
const prefix=${JSON.stringify(draftKey(""))},honeypot=${JSON.stringify(honeypotName)};
const isRead=()=>document.readyState!=="loading";
const read=(name)=>{try{const kept=JSON.parse(localStorage.getItem(prefix+name));
return kept&&Date.now()-kept.savedAt<${draftLifetimeMs}?kept:null}catch{return null}};
const ownControls=({elements,dataset})=>[...elements].filter(({name,type})=>name&&name!==honeypot&&
!["hidden","file","submit","button"].includes(type)&&!dataset.draftChosen?.split(" ").includes(name));
const isTick=({type})=>type==="checkbox"||type==="radio";
const isChanged=(control)=>{const options=control.options&&[...control.options];
return isTick(control)?control.checked!==control.defaultChecked:
control.value!==(options?(options.find((one)=>one.defaultSelected)??options[0])?.value:control.defaultValue)};
const keep=(form,sent)=>{const name=form?.dataset?.draft;if(!name)return;
const values={},before=isRead()?{}:read(name)?.values;
for(const field in before)if(!form.elements.namedItem(field))values[field]=before[field];
for(const [field,typed] of new FormData(form))if(typeof typed==="string"&&field!==honeypot)
values[field]=field in values?[values[field],typed].flat():typed;
try{localStorage.setItem(prefix+name,JSON.stringify({savedAt:Date.now(),values,sent,isOwn:ownControls(form).some(isChanged)}))}catch{}};
const restore=(form)=>{const kept=read(form.dataset.draft);if(!kept)return;
const controls=ownControls(form);
for(const control of controls){const wanted=[kept.values[control.name]??[]].flat();
if(isTick(control)){const is=wanted.includes(control.value),isRadio=control.type==="radio";
if(control.checked!==is&&(is||!isRadio)&&!controls.some((one)=>one.name===control.name&&(isRadio||one===control)&&isChanged(one))){
control.checked=is;form.isRestored=true}
}else if(wanted[0]&&wanted[0]!==control.value&&!isChanged(control)&&
(!control.options||[...control.options].some((one)=>one.value===wanted[0]))){
control.value=wanted[0];form.isRestored=true}}
const notice=form.querySelector("[data-draft-notice]");
if(notice&&!form.dataset.draftAnswer)notice.hidden=!form.isRestored&&(isRead()||!kept.isOwn)};
const restoreAll=()=>{
for(const {dataset} of document.querySelectorAll("[data-draft-sent],[data-draft-answer=done]")){
const name=dataset.draftSent??dataset.draft;
if(read(name)?.sent)localStorage.removeItem(prefix+name)}
for(const form of document.querySelectorAll("[data-draft]"))restore(form)};
let reader;
try{if(Object.keys(localStorage).some((one)=>one.startsWith(prefix))){
reader=new MutationObserver(restoreAll);reader.observe(document,{childList:true,subtree:true})}}catch{}
addEventListener("input",({target})=>keep(target.form));
addEventListener("submit",({target})=>keep(target,true),true);
addEventListener("submit",(event)=>{const strip=document.querySelector("[data-offline]");
if(navigator.onLine||event.defaultPrevented||!strip)return;
event.preventDefault();keep(event.target);strip.textContent=${JSON.stringify(heldFormText)}});
addEventListener(${JSON.stringify(draftEvent)},({target})=>restore(target));
document.addEventListener("readystatechange",()=>{if(document.readyState!=="interactive")return;
reader?.disconnect();restoreAll();
const wrong=document.querySelector("[data-draft-answer] [aria-invalid=true]");
if(wrong&&document.activeElement===document.body){wrong.form.removeAttribute("id");wrong.focus()}});
}`;
